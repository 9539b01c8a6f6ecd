import SwivelModel
public import SwivelReplay
import SwivelRules

/// Shows a replay to all detectors, and gathers what they find.
public struct Judge {
  /// What was found, in the order of the events.
  public private(set) var findings: [Finding] = []

  private let watches: [Detector.Watch]
  private var seen: Set<Key> = []
  // The event at which UIKit last looked at each window.
  private var lastRuling: [WindowID: UInt64] = [:]

  /// The same problem on the same page is told once.
  private struct Key: Hashable {
    let finding: Detector.ID
    let page: Finding.PageKey
  }

  /// Makes a judge that has seen nothing.
  public init(_ detectors: [Detector] = Detector.all) {
    watches = detectors.map { $0.watch() }
  }

  /// Takes a look at a moment, with the replay after it.
  ///
  /// - Returns: What was found at this moment. What is seen later may take it back.
  @discardableResult
  public mutating func look(at moment: Moment, _ replayer: Replayer) -> [Finding] {
    if let sighting = moment.sighting, !sighting.agrees { retract(refutedBy: sighting) }
    for ruling in moment.rulings { lastRuling[ruling.window] = moment.event.sequence }
    var new: [Finding] = []
    for watch in watches {
      for finding in watch(moment, replayer) where isNew(finding) { new.append(finding) }
    }
    findings += new
    return new
  }

  /// Takes back what was concluded of a window since UIKit looked at it, and was then seen otherwise.
  private mutating func retract(refutedBy sighting: Moment.Sighting) {
    let first = lastRuling[sighting.window] ?? 0
    findings.removeAll { finding in
      let isRefuted =
        finding.window == sighting.window && finding.sequence >= first
        && !finding.orientation.allows(sighting.observed)
      if isRefuted { seen.remove(Key(finding: finding.id, page: finding.pageKey)) }
      return isRefuted
    }
  }

  private mutating func isNew(_ finding: Finding) -> Bool {
    seen.insert(Key(finding: finding.id, page: finding.pageKey)).inserted
  }
}
