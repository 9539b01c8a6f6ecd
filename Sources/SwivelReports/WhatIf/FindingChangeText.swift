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

  private func lines(_ change: FindingChange, _ finding: Finding, _ doubt: RuleID?) -> [String] {
    let summary = Detector.named(finding.id)?.summary ?? ""
    let place = "\(finding.instant.text), event \(finding.sequence)"
    let lines = [
      "\(change.text)  \(finding.id.rawValue): \(summary)",
      "       \(finding.place(table))\(finding.maskClause) (\(place))",
    ]
    switch change {
    case .fixed:
      guard let doubt else { return lines }
      return lines + [
        "       only if \(doubt.namedWithStanding) applies; sources disagree about it"
      ]
    case .kept: return lines + ["       \(BasisText(finding).text)"]
    case .new:
      return lines + ["       \(BasisText(finding).text)"]
        + finding.rules.map { "       \($0.rule.summary) (\($0), \($0.rule.standing))" }
    case .open:
      return lines + [
        "       depends on observations, which are ignored here, so it is unknown whether it occurs"
      ]
    }
  }
}
