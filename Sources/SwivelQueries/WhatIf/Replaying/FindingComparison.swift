package import SwivelFindings
package import SwivelModel

/// What a finding is about: the problem and the page, whatever the interface is like.
package struct FindingSubject: Hashable, Sendable {
  /// Which problem.
  package let id: Detector.ID
  /// The type name of the page.
  package let name: NameID?
  /// The page by its handle, if it has no name.
  package let page: ControllerID?

  /// Makes the subject of a finding.
  package init(_ finding: Finding) {
    id = finding.id
    name = finding.page?.name
    page = finding.page?.name == nil ? finding.page?.id : nil
  }
}

/// The findings of a run beside those that it would have had.
package struct FindingComparison: Sendable {
  /// Found in the run, and not any more.
  package private(set) var fixed: [Finding] = []
  /// Found in both; as they are with the changes.
  package private(set) var kept: [Finding] = []
  /// Found with the changes only.
  package private(set) var new: [Finding] = []
  /// Found in the run because of what was observed there; unknown with the changes.
  package private(set) var open: [Finding] = []

  /// Compares findings by what they are about; of several about the same, each has its counterpart.
  ///
  /// What is unseen is found in the run without the observations that were left out, if any were.
  /// What is not found there, the changes have not fixed.
  package init(before: [Finding], after: [Finding], unseen: [Finding]? = nil) {
    let fixed = compare(before, after)
    let lost = unseen.map { Set(Self.pairs(before, $0).lost) } ?? []
    self.fixed = fixed.filter { !lost.contains($0) }.map { before[$0] }
    open = fixed.filter(lost.contains).map { before[$0] }
  }

  /// Sorts findings into those that are kept and new.
  ///
  /// - Returns: The places of those that are found no more.
  private mutating func compare(_ before: [Finding], _ after: [Finding]) -> [Int] {
    let pairs = Self.pairs(before, after)
    for (finding, isKept) in zip(after, pairs.kept) {
      if isKept { kept.append(finding) } else { new.append(finding) }
    }
    return pairs.lost
  }

  /// The places of findings that have no counterpart, and for each later one whether it has one.
  private static func pairs(
    _ before: [Finding], _ after: [Finding]
  ) -> (lost: [Int], kept: [Bool]) {
    var waiting: [FindingSubject: [Int]] = [:]
    for (place, finding) in before.enumerated() {
      waiting[FindingSubject(finding), default: []].append(place)
    }
    let kept = after.map { finding in
      let subject = FindingSubject(finding)
      guard let places = waiting[subject], !places.isEmpty else { return false }
      waiting[subject]?.remove(at: places.firstIndex { before[$0].isLike(finding) } ?? 0)
      return true
    }
    return (waiting.values.joined().sorted(), kept)
  }

  /// What is found with the changes, or may be.
  package var remaining: [Finding] { kept + new + open }
}

extension Finding {
  /// Whether the page is shown in the same way.
  fileprivate func isLike(_ other: Finding) -> Bool {
    orientation == other.orientation && allowed == other.allowed
  }
}
