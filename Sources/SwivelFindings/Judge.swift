package import SwivelModel
public import SwivelReplay
import SwivelRules

/// Shows a replay to all detectors, and gathers what they find.
public struct Judge {
  /// What was found, in the order of the events.
  public private(set) var findings: [Finding] = []

  private let detectors: [Detector]
  private let switchboard: Switchboard
  private var memories = Memories()
  // Those who follow something up.
  private var following: Switchboard.Places = 0
  private let curable: Set<Detector.ID>
  // The same problem on the same page is told once.
  private var seen: Set<Finding.Key> = []
  // Of the findings, one by one.
  private var keys: ContiguousArray<Finding.Key> = []
  private var declarations = Declarations()
  // From here on in the log, what was found may still be cured: the device was not turned since.
  private var firstCurable: UInt64 = 0

  /// Makes a judge that has seen nothing.
  public init(_ detectors: [Detector] = Detector.all) {
    self.detectors = detectors
    switchboard = Switchboard(detectors)
    curable = Set(detectors.filter(\.isCurable).map(\.id))
    for index in detectors.indices { noteFollowing(at: index) }
  }

  /// Takes a look at a moment, with the replay after it.
  ///
  /// - Returns: What was found at this moment. What is seen later may take it back.
  @discardableResult
  public mutating func look(at moment: Moment, _ replayer: Replayer) -> [Finding] {
    note(moment.event, replayer)
    let known = findings.count
    let places = call(moment.event, replayer)
    if places != 0 { show(moment, replayer, to: places) }
    return findings.count == known ? [] : Array(findings[known...])
  }

  /// Takes a look at an event that a replay has just taken in.
  package mutating func look(at event: Event, _ replayer: Replayer) {
    note(event, replayer)
    let places = call(event, replayer)
    if places != 0 { show(replayer.moment(of: event), replayer, to: places) }
  }

  /// Takes a look at the end of a log of which nothing is missing, with the replay after its last event.
  ///
  /// - Returns: What was found at the end.
  @discardableResult
  public mutating func finish(_ replayer: Replayer) -> [Finding] {
    let known = findings.count
    for index in detectors.indices {
      guard let (event, report) = detectors[index].lookAtEnd(memories, replayer) else { continue }
      take(report, ofDetectorAt: index, replayer.moment(of: event), replayer)
    }
    return Array(findings[known...])
  }

  /// Takes in what has to be known of each event, whoever looks at it.
  private mutating func note(_ event: Event, _ replayer: Replayer) {
    declarations.take(event)
    if let sighting = replayer.sighting, !sighting.agrees { retract(refutedBy: sighting) }
    memories.past.take(event, replayer)
    replayer.rulings.forEach { follow($0, at: event) }
  }

  private func call(_ event: Event, _ replayer: Replayer) -> Switchboard.Places {
    switchboard.call(event, replayer, memories.past.maskChange, following: following)
  }

  private mutating func show(
    _ moment: Moment, _ replayer: Replayer, to places: Switchboard.Places
  ) {
    // An event of a kind that is known, with numbers that are not, tells nobody anything.
    if case .unrecognized = moment.kind { return }
    var places = places
    while places != 0 {
      show(moment, replayer, to: places.trailingZeroBitCount)
      places &= places - 1
    }
  }

  private mutating func show(_ moment: Moment, _ replayer: Replayer, to index: Int) {
    let report = switchboard.watches[index].look(&memories, moment, replayer)
    noteFollowing(at: index)
    if let report { take(report, ofDetectorAt: index, moment, replayer) }
  }

  @inline(__always)
  private mutating func noteFollowing(at index: Int) {
    let place = switchboard.followers & 1 << Switchboard.Places(index)
    guard place != 0 else { return }
    if switchboard.watches[index].isFollowing(&memories) {
      following |= place
    } else {
      following &= ~place
    }
  }

  // Apart from the looks, of which hardly any comes to this.
  @inline(never)
  private mutating func take(
    _ report: Detector.Report, ofDetectorAt index: Int, _ moment: Moment, _ replayer: Replayer
  ) {
    // Most of what is found was found before, so that the finding is not made first.
    let name = report.page.flatMap { replayer.situation.facts.controllers[$0].name }
    let key = Finding.Key(
      index, Finding.PageKey(report.page, name: name),
      replayer.situation.interface[report.window], report.allowed)
    guard seen.insert(key).inserted else { return }
    keys.append(key)
    findings.append(declarations.locate(Finding(detectors[index], report, moment, replayer)))
  }

  private mutating func follow(_ ruling: Ruling, at event: Event) {
    switch ruling.trigger {
    case .deviceTurn, .lockChange: firstCurable = event.sequence
    default: if ruling.isTurn { cure(by: ruling) }
    }
  }

  /// Takes back what the app itself has put right before the user could turn the device.
  private mutating func cure(by ruling: Ruling) {
    let curable = curable
    retract(from: firstCurable) { finding in
      curable.contains(finding.id) && finding.window == ruling.window
        && ruling.to.isSubset(of: finding.allowed)
        && ruling.to.isDisjoint(with: finding.orientation)
    }
  }

  /// Takes back what was concluded of a window since UIKit looked at it, and was then seen otherwise.
  private mutating func retract(refutedBy sighting: Moment.Sighting) {
    retract(from: memories.past.lastLook(at: sighting.window)?.sequence ?? 0) { finding in
      finding.window == sighting.window && !finding.orientation.allows(sighting.observed)
    }
  }

  private mutating func retract(from first: UInt64, where isWrong: (Finding) -> Bool) {
    let start = findings.lastIndex { $0.sequence < first }.map { $0 + 1 } ?? 0
    guard findings[start...].contains(where: isWrong) else { return }
    let right = findings.indices[start...].filter { !isWrong(findings[$0]) }
    seen.subtract(keys[start...])
    seen.formUnion(right.map { keys[$0] })
    findings.replaceSubrange(start..., with: right.map { findings[$0] })
    keys.replaceSubrange(start..., with: right.map { keys[$0] })
  }
}
