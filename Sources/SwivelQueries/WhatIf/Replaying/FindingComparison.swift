package import SwivelFindings
package import SwivelModel

/// The subject of a finding: the problem and the page, independently of the orientation.
package struct FindingSubject: Hashable, Sendable {
  package let id: Detector.ID
  package let name: NameID?
  /// The handle of the page, if it has no name.
  package let page: ControllerID?

  package init(_ finding: Finding) {
    id = finding.id
    name = finding.page?.name
    page = finding.page?.name == nil ? finding.page?.id : nil
  }

  /// Whether a finding of another trace has the same subject.
  package func isSubject(
    of other: Finding, _ table: NameTable, _ otherTable: NameTable
  ) -> Bool {
    guard other.id == id else { return false }
    guard let name else { return other.page?.id == page && other.page?.name == nil }
    return other.page?.name.flatMap { otherTable[$0] } == table[name]
  }
}

/// The findings of a run compared with its counterfactual.
package struct FindingComparison: Sendable {
  /// Found in the run, and no longer with the changes.
  package private(set) var fixed: [Finding] = []
  /// Found in both, with the values of the changed run.
  package private(set) var kept: [Finding] = []
  /// Found with the changes only.
  package private(set) var new: [Finding] = []
  /// Found in the run because of an observation; unknown with the changes.
  package private(set) var open: [Finding] = []

  /// Compares findings by subject; each of several with one subject has its counterpart.
  ///
  /// `unseen` has the findings of the run without the omitted observations, if any were omitted. A
  /// finding that is missing there was not fixed by the changes, unless an inserted call is.
  init(
    before: [Finding], after: [Finding], unseen: [Finding]? = nil,
    answeredBy calls: InsertedCalls = InsertedCalls()
  ) {
    let fixed = compare(before, after)
    let lost = Set(unseen.map { Self.pairs(before, $0).lost } ?? [])
      .filter { !calls.answer(before[$0]) }
    self.fixed = fixed.filter { !lost.contains($0) }.map { before[$0] }
    open = fixed.filter(lost.contains).map { before[$0] }
  }

  /// Sorts findings into those that are kept and new.
  ///
  /// - Returns: The indices of those that are no longer found.
  private mutating func compare(_ before: [Finding], _ after: [Finding]) -> [Int] {
    let pairs = Self.pairs(before, after)
    for (finding, isKept) in zip(after, pairs.kept) {
      if isKept { kept.append(finding) } else { new.append(finding) }
    }
    return pairs.lost
  }

  /// The indices of findings without a counterpart, and for each later one whether it has one.
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

  /// The findings that remain with the changes, or may.
  package var remaining: [Finding] { kept + new + open }
}

extension Finding {
  /// Whether the page is in the same orientation.
  fileprivate func isLike(_ other: Finding) -> Bool {
    orientation == other.orientation && allowed == other.allowed
  }
}
