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
  /// Found in the run because of what was seen there, of which nobody knows with the changes.
  package private(set) var open: [Finding] = []

  /// Compares findings by what they are about; of several about the same, each has its counterpart.
  ///
  /// What is unseen is found in the run without the observations that were left out, if any were.
  /// What is not found there, the changes have not fixed.
  package init(before: [Finding], after: [Finding], unseen: [Finding]? = nil) {
    compare(before, after)
    guard let unseen else { return }
    let lost = Self(before: before, after: unseen).fixed
    open = fixed.filter(lost.contains)
    fixed.removeAll(where: lost.contains)
  }

  private mutating func compare(_ before: [Finding], _ after: [Finding]) {
    var waiting: [FindingSubject: [Finding]] = [:]
    for finding in before { waiting[FindingSubject(finding), default: []].append(finding) }
    for finding in after {
      let subject = FindingSubject(finding)
      guard var candidates = waiting[subject], !candidates.isEmpty else {
        new.append(finding)
        continue
      }
      candidates.remove(at: candidates.firstIndex { $0.isLike(finding) } ?? 0)
      waiting[subject] = candidates
      kept.append(finding)
    }
    for finding in before {
      let subject = FindingSubject(finding)
      guard let index = waiting[subject]?.firstIndex(of: finding) else { continue }
      waiting[subject]?.remove(at: index)
      fixed.append(finding)
    }
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
