import SwivelFindings
import SwivelModel
import SwivelReports

/// The page that lists many traces.
struct IndexPage {
  private let rows: [IndexRow]
  private let path: String
  private let headline: String
  private let frame: PageFrame

  init(
    _ rows: [IndexRow], generator: String, command: String, path: String, isFolder: Bool
  ) {
    (self.rows, self.path) = (rows, path)
    headline = "\(rows.count { !$0.problems.isEmpty }) of \(rows.count) traces have findings"
    frame = PageFrame(
      kind: .index, title: headline, generator: generator, command: command, isFolder: isFolder)
  }

  /// The page, with more below the list.
  func html(@ElementBuilder _ more: () -> Element = { .nothing }) -> String {
    let problems = ProblemList(rows)
    return frame.html("list") {
      Element.top(skippingTo: "traces", headline: headline, facts: facts) { Element.name(path) }
      Tag.main {
        if !problems.list.isEmpty { problems.section }
        Element.section("traces", "Traces", tools: "filters") {
          Element.table("traces", id: "traces", Self.columns) {
            for row in sorted {
              Tag.tr(["data-problems": problems.numbers(of: row)]) { row.cells }
            }
          }
          Self.legend
        }
        more()
      }
    }
  }

  private static let columns: [Element] = [
    .column(unseen: "state"), .column("trace", sort: "text"), .column("system", sort: "text"),
    .column("interface over time"), .column("findings"),
    .column("rotations", "number", sort: "number"), .column("events", "number", sort: "number"),
    .column("length", "number", sort: "number"),
  ]

  private static let legend = Tag.p(["class": "legend"]) {
    Element.key("allowed") { Element.area("allowed") }
    Element.key("shown") { Element.stroke("shown", width: 3) }
    Element.key("unwanted") { Element.stroke("shown unwanted", "#b83b0b", width: 3) }
    Tag.span {
      "Rows from the top: portrait, landscape left, landscape right, upside down."
    }
  }

  /// The rows with the worst findings first, then in their order.
  private var sorted: [IndexRow] {
    let ranks = rows.map { row in
      row.severity.flatMap { Finding.Severity.allCases.firstIndex(of: $0) } ?? -1
    }
    return rows.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
      .map { rows[$0] }
  }

  private var facts: [Fact] {
    let findings = UInt64(rows.reduce(0) { $0 + $1.count })
    return [
      Fact(term: "findings", value: findings.grouped),
      .counted("lost events", rows.reduce(UInt64(0)) { $0.addingLost($1.lost) }),
      .counted("inconclusive", UInt64(rows.count { $0.isInconclusive })),
      .counted("unreadable", UInt64(rows.count { $0.isFaulty })),
    ]
  }
}
