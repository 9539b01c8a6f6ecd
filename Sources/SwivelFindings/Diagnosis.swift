/// A mistake of the app, with all its consequences.
public struct Diagnosis: Hashable, Sendable {
  /// The finding that explains the others.
  public let root: Finding
  /// The findings that it caused, in the order of the events.
  public internal(set) var consequences: [Finding] = []

  /// The highest severity.
  public var severity: Finding.Severity { consequences.map(\.severity).reduce(root.severity, max) }

  /// Groups findings by root, in the order of the events.
  ///
  /// A finding is the consequence of another one if their detectors are related, and both have an
  /// event in common or the other one persists for the page. One that persists is found again in
  /// another orientation.
  public static func of(_ findings: [Finding]) -> [Diagnosis] {
    let causes = Causes(of: findings)
    let roots = findings.indices.map(causes.root)
    let consequences = Dictionary(grouping: findings.indices.filter { roots[$0] != $0 }) {
      roots[$0]
    }
    return findings.indices.filter { roots[$0] == $0 }.map { index in
      Diagnosis(
        root: findings[index], consequences: consequences[index, default: []].map { findings[$0] })
    }
  }
}

private struct Causes {
  private let findings: [Finding]
  private var byEvent: [UInt64: [Int]] = [:]
  private var standing: [Finding.PageKey: [Int]] = [:]

  init(of findings: [Finding]) {
    self.findings = findings
    for index in findings.indices {
      let kinship = Detector.Kinship.of(findings[index].id)
      // Few problems cause others: the rest need not be found by their events.
      guard kinship.causesOthers else { continue }
      for event in findings[index].evidence { byEvent[event, default: []].append(index) }
      for again in findings[index].repeats {
        byEvent[again.cause, default: []].append(index)
        byEvent[again.sequence, default: []].append(index)
      }
      guard findings[index].page != nil, kinship.isStanding else { continue }
      standing[Finding.PageKey(findings[index].page), default: []].append(index)
    }
  }

  /// The finding at the start of the chain of causes.
  func root(of index: Int) -> Int {
    var path = [index]
    while let last = path.last, let cause = cause(of: last) {
      // Of findings that cause each other, the first one leads.
      if let start = path.firstIndex(of: cause) { return path[start...].min() ?? cause }
      path.append(cause)
    }
    return path.last ?? index
  }

  private func cause(of index: Int) -> Int? {
    let causes = Detector.Kinship.of(findings[index].id).causes
    guard !causes.isEmpty else { return nil }
    let standing = standing[Finding.PageKey(findings[index].page)] ?? []
    for id in causes {
      for event in findings[index].evidence {
        let near = byEvent[event]?.first { isCause($0, of: index, as: id) }
        if let near { return near }
      }
      if let cause = standing.first(where: { isCause($0, of: index, as: id) }) { return cause }
    }
    return nil
  }

  // Reads the findings where they are: a copy of one takes longer than the comparison.
  private func isCause(_ cause: Int, of effect: Int, as id: Detector.ID) -> Bool {
    guard findings[cause].id == id, findings[cause].window == findings[effect].window else {
      return false
    }
    // Of two that may cause each other, the earlier one did. What persists also limits the page
    // before that is noticed.
    let isMutual =
      id == findings[effect].id || Detector.Kinship.of(id).causes.contains(findings[effect].id)
    return !isMutual || findings[cause].sequence < findings[effect].sequence
  }
}

extension Diagnosis {
  /// The diagnosis with others as its consequences.
  package func adding(_ others: [Diagnosis]) -> Diagnosis {
    let all = consequences + others.flatMap { [$0.root] + $0.consequences }
    return Diagnosis(root: root, consequences: all.sorted { $0.sequence < $1.sequence })
  }

  /// The diagnosis without the known findings; `nil` if none is left.
  package func without(_ isKnown: (Finding) -> Bool) -> Diagnosis? {
    let news = ([root] + consequences).filter { !isKnown($0) }
    return news.first.map { Diagnosis(root: $0, consequences: Array(news.dropFirst())) }
  }
}
