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
  /// Found in the run, and with the changes only if UIKit deviates from the rules as it did; or
  /// the rules lead to it in neither.
  package private(set) var open: [Finding] = []
  /// Those of them that the changes make no difference to.
  package private(set) var unproven: [Finding] = []
  // The events at which one that is kept or open was found, and no longer is.
  private var cured: [Finding: [UInt64]] = [:]

  /// Compares findings by subject; each of several with one subject has its counterpart.
  ///
  /// `deviating` has the findings with the changes where UIKit deviates from the rules as it did in
  /// the run; `nil` if it did not. One that is gone may be unproven: the changes make no difference
  /// to it.
  init(
    before: [Finding], after: [Finding], deviating: [Finding]? = nil,
    isUnproven: (Finding) -> Bool = { _ in false }
  ) {
    let places = Self.places(of: after, in: before)
    for (finding, place) in zip(after, places) {
      guard let place else { new.append(finding); continue }
      kept.append(finding)
      cured[finding] = before[place].sequences(without: finding)
    }
    let isKept = Set(places.compactMap(\.self))
    let lost = before.indices.filter { !isKept.contains($0) }.map { before[$0] }
    let rest = deviating ?? []
    let open = zip(Self.places(of: rest, in: lost), rest).compactMap { place, rest in
      place.map { ($0, rest) }
    }
    let rests = Dictionary(uniqueKeysWithValues: open)
    for (place, finding) in lost.enumerated() {
      guard let rest = rests[place] else {
        if isUnproven(finding) { unproven.append(finding) } else { fixed.append(finding) }
        continue
      }
      self.open.append(finding)
      cured[finding] = finding.sequences(without: rest)
    }
    self.open += unproven
  }

  /// For each later finding, the place of its counterpart, if it has one.
  private static func places(of after: [Finding], in before: [Finding]) -> [Int?] {
    var waiting: [FindingSubject: [Int]] = [:]
    for (place, finding) in before.enumerated() {
      waiting[FindingSubject(finding), default: []].append(place)
    }
    return after.map { finding in
      let subject = FindingSubject(finding)
      guard let places = waiting[subject], !places.isEmpty else { return nil }
      return waiting[subject]?.remove(at: places.firstIndex { before[$0].isLike(finding) } ?? 0)
    }
  }

  /// The events at which a finding that is kept or open was found, and no longer is.
  package func cured(_ finding: Finding) -> [UInt64] { cured[finding] ?? [] }

  /// Whether a finding of the run is gone where it appears first.
  func isGone(_ finding: Finding) -> Bool {
    fixed.contains(where: finding.isSame)
      || (kept + open).contains {
        FindingSubject($0) == FindingSubject(finding) && cured($0).contains(finding.sequence)
      }
  }

  /// The findings that remain with the changes, or may.
  package var remaining: [Finding] { kept + new + open }
}

extension Finding {
  /// Whether the page is in the same orientation.
  fileprivate func isLike(_ other: Finding) -> Bool {
    orientation == other.orientation && allowed == other.allowed
  }

  /// The events at which it appears, and another one of fewer of them does not.
  fileprivate func sequences(without other: Finding) -> [UInt64] {
    let (all, rest) = (Set(sequences), Set(other.sequences))
    return rest.isSubset(of: all) ? all.subtracting(rest).sorted() : []
  }

  private var sequences: [UInt64] { [sequence] + repeats.map(\.sequence) }
}
