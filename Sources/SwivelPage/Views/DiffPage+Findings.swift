import SwivelFindings
import SwivelReports

// The findings of one run only, then those of both.
extension DiffPage {
  /// No more findings of a group are written out.
  private static let findingLimit = 60

  @ElementBuilder var findings: Element {
    group("new-findings", "New findings", diff.findings.new, head)
    group(
      "fixed-findings", "Fixed findings", diff.findings.fixed,
      MomentTable(diff.base, prefix: "base-"))
    let kept = diff.findings.unchanged
    if !kept.isEmpty {
      Element.section("kept", "Unchanged findings") {
        Element.table("events kept", Self.columns) { kept.map(Self.row) }
      }
    }
  }

  @ElementBuilder private func group(
    _ name: String, _ title: String, _ findings: [ReportFinding], _ table: MomentTable
  ) -> Element {
    if !findings.isEmpty {
      Element.section(name, title) {
        findings.prefix(Self.findingLimit).enumerated().map {
          table.finding($1, number: $0 + 1)
        }
        Self.more(findings.count - Self.findingLimit)
      }
    }
  }

  private static let columns: [Element] = [
    .column("finding"), .column("what it is"), .column("page"),
    .column("in the head, s", "number"),
  ]

  private static func row(_ finding: ReportFinding) -> Element {
    Tag.tr {
      Tag.td {
        finding.severity.badge
        " \(finding.id)"
      }
      Tag.td("text", finding.summary)
      Tag.td {
        Element.name(finding.page ?? "")
        " in \(finding.shown.shownWords)"
        if !finding.others.isEmpty { ", and \(finding.others.count) more" }
      }
      Tag.td(["class": "number"]) {
        Element.link("#event=\(finding.seq)") { finding.t.seconds }
      }
    }
  }
}
