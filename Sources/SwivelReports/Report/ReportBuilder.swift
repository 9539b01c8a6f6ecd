package import SwivelModel
package import SwivelQueries
import SwivelFindings
import SwivelReplay

/// Collects the moments of a run for a report.
///
/// Declarations are left out once there are many events, then moments that changed nothing, then
/// all but those of findings: a page has room for so many, and a run has any number.
package struct ReportBuilder {
  /// Up to here, every event is a moment.
  static let everyEventLimit = 1_000
  // A hostile log has hundreds of controllers at each moment.
  private static let nodeLimit = 2_000_000

  struct Entry {
    let seq: UInt64
    let instant: Instant
    let weight: RunMoment.Weight
    let kind: Int
    let text: Int
    let held: Int
    let mark: Int
    var state: Int
    /// The hierarchy; `nil` if there was no room for it.
    ///
    /// It is compared with others only once it is known which moments a page shows.
    let tree: RunTree?
    /// The last event at which UIKit decided something, before this one.
    let decided: UInt64?
  }

  var entries: [Entry] = []
  var strings = Interner<String>()
  var states = Interner<[ReportWindowState]>()
  var whys = ReportWhys()
  var lanes = RunLanes()
  private(set) var requests: [ReportMark] = []
  private(set) var groups: [String: String] = [:]
  private(set) var windows: [WindowID: String] = [:]
  private(set) var losses: [ReportLoss] = []
  private(set) var eventCount: UInt64 = 0
  private var nodeCount = 0
  /// The names of the controllers that have not ended.
  private var controllerNames: [ControllerID: String] = [:]
  /// The weight below which events are left out; `nil` for all of them.
  private(set) var minimum: RunMoment.Weight?
  private var decided: UInt64?
  private var open = OpenMoments()
  private(set) var last = Instant(rawValue: 0)

  /// Makes a builder for an empty run.
  ///
  /// - Parameter hasMoments: Whether it collects moments, and not only what time lines show.
  package init(hasMoments: Bool = true) { minimum = hasMoments ? .declaration : nil }

  /// Applies an entry of the log.
  ///
  /// - Parameters:
  ///   - item: The entry.
  ///   - reading: The reading that has not applied it yet.
  ///   - table: The names of the log so far; copying them for each event would take long.
  package mutating func apply(
    _ item: TraceItem, _ reading: inout RunReading, _ table: () -> NameTable
  ) {
    if case .loss(let loss) = item { add(loss) }
    reading.minimum = minimum
    let found = reading.apply(item)
    guard case .event(let event) = item else { return }
    if let sighting = reading.sighting { confirm(sighting, event, table()) }
    close(event, reading.situation)
    if let open = losses.last, open.to == last.rawValue, open.from == open.to {
      losses[losses.count - 1] = ReportLoss(
        from: open.from, to: event.instant.rawValue, count: open.count)
    }
    (eventCount, last) = (eventCount + 1, event.instant)
    if let found { add(found, reading.situation, table()) }
    limit()
  }
}

// MARK: - Moments

extension ReportBuilder {
  private mutating func add(_ found: RunMoment, _ situation: Situation, _ table: NameTable) {
    let names = Names(situation, table)
    let (event, kind) = (found.event, found.moment.kind)
    let word = EventSchema.known(code: kind.record.code)?.name ?? "kind#\(kind.record.code)"
    groups[word] = kind.group
    for window in situation.facts.windows.existing { windows[window] = names.window(window) }
    addRequest(found, names)
    var shown: [ReportWindowState] = []
    for explanation in found.windows {
      open.add(explanation)
      shown.append(
        ReportWindowState(
          window: explanation.ruling.window.rawValue, shown: explanation.known.orientation.bits,
          why: whys.number(of: RunWhy(explanation, situation.facts), table)))
    }
    entries.append(
      Entry(
        seq: event.sequence, instant: event.instant, weight: found.weight,
        kind: strings.number(of: word), text: strings.number(of: sentence(kind, names)),
        held: strings.number(of: situation.facts.device.postureWord),
        mark: strings.number(of: found.moment.mark), state: states.number(of: shown),
        tree: tree(situation, found), decided: decided))
    if found.moment.rulings.contains(where: \.isDecision) { decided = event.sequence }
  }

  /// The event as a sentence; a controller that has ended has no name of its own anymore.
  private mutating func sentence(_ kind: Event.Kind, _ names: Names) -> String {
    switch kind {
    case .controller(.controller(let id, _, _)): controllerNames[id] = names.controller(id)
    case .controller(.controllerEnded(let id)):
      if let name = controllerNames.removeValue(forKey: id) { return "\(name) is deallocated" }
    default: break
    }
    return names.sentence(kind)
  }

  private mutating func tree(_ situation: Situation, _ found: RunMoment) -> RunTree? {
    guard nodeCount < Self.nodeLimit else { return nil }
    let tree = RunTree(situation, found.windows)
    nodeCount += tree.nodes.count
    return tree
  }

  /// An observation shows what was known since UIKit last looked at its window.
  private mutating func confirm(
    _ sighting: Moment.Sighting, _ event: Event, _ table: NameTable
  ) {
    for (moment, known) in open.take(sighting, at: event.sequence) {
      confirm(moment, sighting.window, known, table)
    }
  }

  private mutating func confirm(
    _ moment: UInt64, _ window: WindowID, _ known: Known, _ table: NameTable
  ) {
    // It may have been left out.
    guard let place = place(of: moment) else { return }
    let state = states.values[entries[place].state].map { state in
      guard state.window == window.rawValue, let why = state.why else { return state }
      return ReportWindowState(
        window: state.window, shown: known.orientation.bits,
        why: whys.number(of: why, knowing: known, table))
    }
    entries[place].state = states.number(of: state)
  }

  private func place(of moment: UInt64) -> Int? {
    let place = entries.partitioningIndex { $0.seq >= moment }
    return place < entries.count && entries[place].seq == moment ? place : nil
  }

  private mutating func close(_ event: Event, _ situation: Situation) {
    for window in windows.keys
    where situation.interface.ledger.isNewLook(at: window, in: event) { open.close(window) }
  }

  private mutating func add(_ loss: Loss) {
    open = OpenMoments()
    losses.append(ReportLoss(from: last.rawValue, to: last.rawValue, count: loss.count))
  }

  private mutating func addRequest(_ found: RunMoment, _ names: Names) {
    guard found.moment.kind.group == "request", requests.count < RunLanes.bandLimit else { return }
    let isRefusal = found.event.record.family == .outcome
    requests.append(
      ReportMark(
        t: found.event.instant.rawValue, name: isRefusal ? "refusal" : "request",
        text: strings.number(of: names.sentence(found.moment.kind)), seq: found.event.sequence))
  }

  /// Leaves out lighter moments where there are too many.
  private mutating func limit() {
    if minimum == .declaration, eventCount > Self.everyEventLimit { raise(to: .step) }
    if minimum == .step, entries.count > RunLanes.bandLimit { raise(to: .change) }
    // Earlier changes stay: without them, a long run in which all is well would show nothing.
    if minimum == .change, entries.count > RunLanes.bandLimit { minimum = .notable }
  }

  private mutating func raise(to weight: RunMoment.Weight) {
    minimum = weight
    entries.removeAll { $0.weight < weight }
    nodeCount = entries.reduce(0) { $0 + ($1.tree?.nodes.count ?? 0) }
  }
}
