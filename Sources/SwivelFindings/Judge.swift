import SwivelModel
public import SwivelReplay
import SwivelRules

/// Shows a replay to all detectors, and gathers what they find.
public struct Judge {
  /// What was found, in the order of the events.
  public private(set) var findings: [Finding] = []

  private let interests: [Detector.Interest]
  private var watches: [any Watching]
  private let curable: Set<Detector.ID>
  // The same problem on the same page is told once.
  private var seen: Set<Finding.Key> = []
  // The event at which UIKit last looked at each window.
  private var lastRuling: [WindowID: UInt64] = [:]
  private var declarations = Declarations()
  // From here on in the log, what was found may still be cured: the device was not turned since.
  private var firstCurable: UInt64 = 0

  /// Makes a judge that has seen nothing.
  public init(_ detectors: [Detector] = Detector.all) {
    interests = detectors.map(\.interest)
    watches = detectors.map { $0.watch() }
    curable = Set(detectors.filter(\.isCurable).map(\.id))
  }

  /// Takes a look at a moment, with the replay after it.
  ///
  /// - Returns: What was found at this moment. What is seen later may take it back.
  @discardableResult
  public mutating func look(at moment: Moment, _ replayer: Replayer) -> [Finding] {
    declarations.apply(moment.kind)
    if let sighting = moment.sighting, !sighting.agrees { retract(refutedBy: sighting) }
    for ruling in moment.rulings { follow(ruling, at: moment.event) }
    let interest = Detector.Interest(in: moment)
    var new: [Finding] = []
    for (index, wanted) in interests.enumerated() where !wanted.isDisjoint(with: interest) {
      guard let finding = watches[index].look(at: moment, replayer), isNew(finding) else {
        continue
      }
      new.append(declarations.locate(finding))
    }
    findings += new
    return new
  }

  private mutating func follow(_ ruling: Ruling, at event: Event) {
    lastRuling[ruling.window] = event.sequence
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
    retract(from: lastRuling[sighting.window] ?? 0) { finding in
      finding.window == sighting.window && !finding.orientation.allows(sighting.observed)
    }
  }

  private mutating func retract(from first: UInt64, where isWrong: (Finding) -> Bool) {
    let start = findings.lastIndex { $0.sequence < first }.map { $0 + 1 } ?? 0
    guard findings[start...].contains(where: isWrong) else { return }
    for finding in findings[start...] where isWrong(finding) { seen.remove(finding.key) }
    findings.replaceSubrange(start..., with: findings[start...].filter { !isWrong($0) })
  }

  private mutating func isNew(_ finding: Finding) -> Bool {
    seen.insert(finding.key).inserted
  }
}
