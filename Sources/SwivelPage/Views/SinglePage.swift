import SwivelReports

/// One file with several traces: the index, and below it what is known about each.
struct SinglePage {
  let index: IndexPage
  let reports: [ReportRecord]

  var html: String {
    index.html {
      Element.section("singles", "Each trace") {
        for (place, report) in reports.enumerated() { Self.trace(report, number: place + 1) }
      }
      Element.rules(reports.flatMap(\.rules))
    }
  }

  /// A trace of the file; addresses within it begin with its number.
  private static func trace(_ report: ReportRecord, number: Int) -> Element {
    let table = MomentTable(report, prefix: "t\(number)-")
    let findings = table.findingArticles
    return Tag.details(["id": "trace-\(number)"]) {
      Tag.summary {
        Element.name(report.trace.path)
        ": \(report.headline)"
      }
      if findings.isEmpty { table.clear } else { findings }
      Timeline(report).contents()
      table.chosen.map(table.moment)
    }
  }
}
