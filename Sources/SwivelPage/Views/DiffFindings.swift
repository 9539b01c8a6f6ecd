import SwivelFindings
import SwivelReports

/// The findings of one run only.
struct FindingGroupView {
  /// No more findings of a group are written out.
  private static let limit = 60

  let groupID: String
  let groupTitle: String
  let prefix: String?
  let findings: [FindingView]
  let moreFindings: String?

  /// The new ones, then the fixed ones; groups without findings are left out.
  static func all(
    of diff: DiffReportRecord, _ base: MomentTable, _ head: MomentTable
  ) -> [Self] {
    [
      Self("new-findings", "New findings", nil, diff.findings.new, head),
      Self("fixed-findings", "Fixed findings", "base-", diff.findings.fixed, base),
    ].filter { !$0.findings.isEmpty }
  }

  private init(
    _ id: String, _ title: String, _ prefix: String?, _ findings: [ReportFinding],
    _ table: MomentTable
  ) {
    (groupID, groupTitle, self.prefix) = (id, title, prefix)
    self.findings = findings.prefix(Self.limit).enumerated().map {
      FindingView($1, number: $0 + 1, isHeadline: false, table)
    }
    let more = findings.count - self.findings.count
    moreFindings = more > 0 ? "and \(UInt64(more).grouped) more, which diff --json lists" : nil
  }
}

/// A finding of both runs.
struct KeptView {
  let severity: String
  let mark: String
  let color: String
  let keptID: String
  let keptSummary: String
  let keptPage: String?
  let keptShown: String
  let keptEvent: UInt64
  let keptTime: String
  let keptCount: String?

  init(_ finding: ReportFinding) {
    let badge = BadgeView(finding.severity.rawValue)
    (severity, mark, color) = (badge.severity, badge.mark, badge.color)
    (keptID, keptSummary, keptPage) = (finding.id, finding.summary, finding.page)
    (keptShown, keptEvent, keptTime) = (finding.shown.shownWords, finding.seq, finding.t.seconds)
    keptCount = finding.others.isEmpty ? nil : "and \(finding.others.count) more"
  }
}
