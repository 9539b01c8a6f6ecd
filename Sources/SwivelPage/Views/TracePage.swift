import SwivelFindings
import SwivelReports

struct TracePage {
  private let report: ReportRecord
  private let table: MomentTable

  init(_ report: ReportRecord) {
    (self.report, table) = (report, MomentTable(report))
  }

  /// The page, with the document that its script reads.
  var html: String {
    let path = report.trace.path
    let frame = PageFrame(
      kind: .report, title: "\(report.headline) · \(path.lastPart)", generator: report.generator,
      command: report.command, json: report.json)
    return frame.html(nil) {
      Element.top(
        skippingTo: "timeline", headline: report.headline, facts: Fact.all(of: report.trace)
      ) { Element.name(path) }
      Tag.main { sections }
    }
  }

  @ElementBuilder private var sections: Element {
    let (findings, chosen) = (table.findingArticles, table.chosen)
    Tag.section(["id": "findings", "aria-label": "Findings"]) {
      if let first = findings.first { first } else { table.clear }
    }
    Timeline(report).section("Timeline")
    if findings.count > 1 {
      Element.section("later", id: "later-findings", "Further findings") {
        Array(findings.dropFirst())
      }
    }
    Element.section("moments", id: "moments", "Moments") {
      Element.none(
        "Below is every moment at which UIKit decided the orientation, at which it was observed, "
          + "or which is evidence for a finding.")
      chosen.map(table.moment)
    }
    table.eventSection(written: Set(chosen))
    Element.rules(report.rules)
  }
}

extension MomentTable {
  /// What is said of a trace without findings.
  var clear: Element { Tag.p("clear", clearText) }

  private var clearText: String {
    let trace = report.trace
    if let fault = trace.fault { return "The trace could not be read to its end: \(fault)." }
    let count = "\(trace.events.grouped) event\(trace.events == 1 ? "" : "s")"
    guard trace.verdict != .unjudged else {
      return "No findings in \(count), but the trace is inconclusive: "
        + trace.unknown.joined(separator: "; ") + "."
    }
    return "No findings in \(count)."
  }
}

extension String {
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
