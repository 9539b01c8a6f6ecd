public import SwivelReplay

/// Shows a replay to all detectors, and gathers what they find.
public struct Judge {
  /// What was found, in the order of the events.
  public private(set) var findings: [Finding] = []

  private let watches: [Detector.Watch]
  private var seen: Set<Key> = []

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
  public mutating func look(at moment: Moment, _ replayer: Replayer) {
    for watch in watches {
      for finding in watch(moment, replayer) where isNew(finding) { findings.append(finding) }
    }
  }

  private mutating func isNew(_ finding: Finding) -> Bool {
    seen.insert(Key(finding: finding.id, page: finding.pageKey)).inserted
  }
}
