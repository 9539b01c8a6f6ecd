package import SwivelModel

/// Makes events of facts: assigns numbers, times, and handles.
struct EventComposer: Sendable {
  /// The names of the events.
  var vocabulary = Vocabulary()
  /// The facts to record before the first event.
  var preamble: [Event.Kind] = []
  /// The number of those that were recorded.
  private(set) var preambleCount: UInt64 = 0
  /// The events that were composed and not yet taken.
  private var items: [TraceItem] = []
  /// The number of the next event.
  private(set) var nextSequence: UInt64 = 0
  private(set) var lastInstant = Instant.start
  /// The wall-clock time of the log's time 0; `nil` before the first known time.
  private(set) var origin: WallTime?
  /// The first known time.
  private(set) var start: WallTime?
  /// How many runs of the app came before.
  private(set) var runCount = 0
  private var controllers: [String: ControllerID] = [:]

  /// Whether there are events to take.
  var hasItems: Bool { !items.isEmpty }

  /// Takes the events composed since the last call.
  mutating func takeItems() -> [TraceItem] {
    defer { items.removeAll(keepingCapacity: true) }
    return items
  }

  /// Advances to a time; without one, or if it is earlier, the time stays.
  mutating func move(to time: WallTime?) {
    guard let time else { return }
    start = start ?? time
    let origin = origin ?? time
    self.origin = origin
    guard time > origin else { return }
    lastInstant = max(lastInstant, min(Instant(rawValue: origin.distance(to: time)), .latest))
  }

  /// Advances by some microseconds.
  mutating func pass(_ microseconds: UInt64) {
    let (sum, isTooLarge) = lastInstant.rawValue.addingReportingOverflow(microseconds)
    lastInstant = isTooLarge ? .latest : min(Instant(rawValue: sum), .latest)
  }

  /// Advances to a moment of the log; if it is earlier, the time stays.
  mutating func advance(to instant: Instant) {
    lastInstant = max(lastInstant, min(instant, .latest))
  }

  /// Moves the events that were not taken to the beginning of the log.
  mutating func resetTimes() {
    items = items.map(\.atStart)
    lastInstant = .start
  }

  /// Takes a time as the one of the last event, if no time is known before it.
  mutating func anchor(_ time: WallTime) {
    guard origin == nil else { return }
    origin = WallTime(rawValue: time.rawValue - Int64(clamping: lastInstant.rawValue)) ?? time
    start = origin
  }

  /// The microseconds from the log's time 0; `nil` before the first known time.
  func elapsed(at time: WallTime) -> Int64? {
    origin.map { time.rawValue - $0.rawValue }
  }

  /// Leaves out some numbers, whose events are missing.
  mutating func skip(_ count: UInt64) {
    recordPreamble()
    let next = nextSequence.addingClamped(count)
    if next <= Event.latestSequence { nextSequence = next }
  }

  /// Begins another run, which follows the previous one without a gap: what was between them is no
  /// time of the app.
  mutating func beginRun(at time: WallTime?) {
    guard let time, origin != nil else { return }
    self.origin = WallTime(rawValue: time.rawValue - Int64(clamping: lastInstant.rawValue))
  }

  /// Adds an event.
  @discardableResult
  mutating func add(_ kind: Event.Kind) -> UInt64 {
    add(kind.record)
  }

  /// Adds a record.
  @discardableResult
  mutating func add(_ record: Record) -> UInt64 {
    recordPreamble()
    let sequence = nextSequence
    items.append(
      .event(Event(sequence: sequence, instant: lastInstant, record: record)))
    nextSequence += 1
    return sequence
  }

  /// The number of the next event after the preamble.
  var upcomingSequence: UInt64 { nextSequence + UInt64(preamble.count) }

  /// Records the preamble before the first event, once.
  mutating func recordPreamble() {
    guard !preamble.isEmpty else { return }
    let kinds = preamble
    preamble = []
    preambleCount = UInt64(kinds.count)
    for kind in kinds { add(kind) }
  }

  /// Reports missing events.
  mutating func add(_ loss: Loss) {
    recordPreamble()
    items.append(.loss(loss))
    // A loss that leaves no numbers for later events is not credible.
    let next = nextSequence.addingClamped(loss.count)
    if next <= Event.latestSequence / 2 { nextSequence = next }
  }

  /// Adds a note; `false`, adding nothing, if the name table is full.
  mutating func add(note text: String) -> Bool {
    guard let name = vocabulary.names.intern(text) else { return false }
    add(.remark(.note(text: name)))
    return true
  }

  /// Records that another run of the app begins, after the events of the one before, if any.
  mutating func addRun() {
    guard nextSequence > preambleCount else { return }
    runCount += 1
    controllers.removeAll()
    add(.session(.runBegan))
  }

  /// The handle of a controller that is known by its type; described when first named.
  ///
  /// - Returns: `nil` when handles or names are exhausted.
  mutating func controller(named name: String) -> ControllerID? {
    if let known = controllers[name] { return known }
    guard let handle = UInt16(exactly: controllers.count),
      let id = vocabulary.names.intern(name)
    else { return nil }
    let controller = ControllerID(rawValue: handle)
    controllers[name] = controller
    add(
      .controller(
        .controller(controller: controller, type: ControllerKind(className: name), name: id)))
    return controller
  }
}

/// Facts about a run that the user states because the file may lack them.
package struct StatedFacts: Sendable {
  /// The version of iOS.
  package let system: SystemVersion?
  /// The hardware.
  package let device: Device?
  /// The hardware's identifier, such as `iPhone14,5`.
  package let model: String?

  /// States nothing.
  package init() {
    (system, device, model) = (nil, nil, nil)
  }

  /// States a version, and a device by a word or an identifier.
  package init(system: SystemVersion?, device text: String?) {
    self.system = system
    let identified = text.flatMap { Device(identifier: $0) }
    device = identified ?? text.flatMap { DeviceWord.device($0) }
    model = identified == nil ? nil : text
  }

  /// Adds stated facts to a header that lacks them.
  package func complete(_ header: inout TraceHeader) {
    if header[.system] == nil, let system { _ = header.set(.system, to: "iOS \(system)") }
    if header[.device] == nil, let model { _ = header.set(.device, to: model) }
  }
}

extension EventComposer {
  /// Records stated facts before the first event.
  mutating func state(_ facts: StatedFacts) {
    if let system = facts.system { preamble.append(.session(.systemVersion(version: system))) }
    guard let device = facts.device else { return }
    let identifier = facts.model.flatMap { vocabulary.names.intern($0) }
    preamble.append(.session(.device(model: device, identifier: identifier)))
  }
}
