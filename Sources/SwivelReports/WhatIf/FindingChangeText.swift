import SwivelFindings
package import SwivelModel
import SwivelReplay
package import SwivelQueries

package struct FindingChangeText {
  private let comparison: ComparedRun
  private let table: NameTable

  /// Makes the text of a finished comparison, with the names of its trace.
  package init(_ comparison: ComparedRun, _ table: NameTable) {
    (self.comparison, self.table) = (comparison, table)
  }

  /// The lines of all findings: fixed, kept, new and undecided.
  package var lines: [String] { comparison.changes.flatMap(lines) }

  /// The lines about differences that rest on disputed rules.
  package var doubts: [String] {
    comparison.disputed.uses.map { use in
      let more = use.count == 1 ? "" : " and \(use.count - 1) more"
      return "the difference at event \(use.sequence)\(more) depends on"
        + " \(use.rule.namedWithStanding); sources disagree about it"
    }
  }

  /// The number of each.
  package var count: String {
    let findings = comparison.findings
    let (fixed, kept, new) = (findings.fixed.count, findings.kept.count, findings.new.count)
    let doubtful = comparison.doubtfulCount
    let doubt = doubtful == 0 ? "" : " (\(doubtful) only if a disputed rule applies)"
    let open = findings.open.isEmpty ? "" : ", \(findings.open.count) undetermined"
    return "\(fixed.counting("finding")) fixed\(doubt), \(kept) remaining, \(new) new\(open)"
  }

  private func lines(
    _ change: FindingChange, _ finding: Finding, _ doubt: RuleID?, _ cured: [UInt64]
  ) -> [String] {
    let summary = Detector.named(finding.id)?.summary ?? ""
    let place = "\(finding.instant.text), event \(finding.sequence)"
    let first = [
      "\(change.text)  \(finding.id.rawValue): \(summary)",
      "       \(finding.place(table))\(finding.maskClause) (\(place))",
    ]
    return first + (places(finding, cured) + notes(change, finding, doubt)).map { "       \($0)" }
  }

  private func notes(_ change: FindingChange, _ finding: Finding, _ doubt: RuleID?) -> [String] {
    switch change {
    case .fixed:
      doubt.map { ["only if \($0.namedWithStanding) applies; sources disagree about it"] } ?? []
    case .kept: [BasisText(finding).text]
    case .new:
      [BasisText(finding).text]
        + finding.rules.map { "\($0.rule.summary) (\($0), \($0.rule.standing))" }
    case .open where comparison.findings.unproven.contains(where: finding.isSame):
      [
        "only an observation shows it, which is ignored here: the rules do not lead to it without "
          + "the change, either"
      ]
    case .open:
      ["depends on observations, which are ignored here, so it is unknown whether it occurs"]
    }
  }

  /// Where a finding is gone, and where it is not.
  private func places(_ finding: Finding, _ cured: [UInt64]) -> [String] {
    guard !cured.isEmpty else { return [] }
    let rest = ([finding.sequence] + finding.repeats.map(\.sequence)).filter { !cured.contains($0) }
    return ["fixed at \(Self.events(cured)), not at \(Self.events(rest))"]
  }

  private static func events(_ numbers: [UInt64]) -> String {
    // A long run may have thousands.
    let shown = numbers.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let more = numbers.count > 8 ? " and \(numbers.count - 8) more" : ""
    return "event\(numbers.count == 1 ? "" : "s") \(shown)\(more)"
  }
}
