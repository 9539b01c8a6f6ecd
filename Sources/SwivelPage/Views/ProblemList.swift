import SwivelFindings

/// The problems of many traces, with the traces that have each: the worst first, and of these the
/// most frequent.
struct ProblemList {
  typealias Entry = (problem: IndexRow.Problem, link: String, count: Int)

  let list: [Entry]
  private let numbers: [IndexRow.Problem: Int]

  init(_ rows: [IndexRow]) {
    var found: [IndexRow.Problem: (link: String, count: Int)] = [:]
    for row in rows {
      for (problem, places) in Dictionary(grouping: row.problems, by: \.problem) {
        found[problem, default: (places[0].link, 0)].count += 1
      }
    }
    list = found.sorted { left, right in
      (right.key.severity, right.value.count, left.key.id, left.key.page)
        < (left.key.severity, left.value.count, right.key.id, right.key.page)
    }.map { ($0.key, $0.value.link, $0.value.count) }
    numbers = Dictionary(
      uniqueKeysWithValues: list.enumerated().map { ($1.problem, $0 + 1) })
  }

  /// The numbers of a row's problems, from 1.
  func numbers(of row: IndexRow) -> String {
    Set(row.problems.compactMap { numbers[$0.problem] }).sorted().map(String.init)
      .joined(separator: " ")
  }

  var section: Element {
    .section("problems", "Problems") {
      Element.table("problems", id: "problems", Self.columns) {
        list.enumerated().map { Self.row($1, number: $0 + 1) }
      }
    }
  }

  private static let columns: [Element] = [
    .column("problem"), .column("page"), .column("traces", "number"),
    .column(unseen: "share", "share"), .column("what it is", "text"),
  ]

  private static func row(_ entry: Entry, number: Int) -> Element {
    let problem = entry.problem
    return Tag.tr {
      Tag.th(["scope": "row"]) {
        problem.severity.badge
        " "
        Tag.span(["data-problem": number]) { problem.id }
      }
      Tag.td {
        Element.link(entry.link) {
          Element.name(problem.page.isEmpty ? "no page" : problem.page)
        }
      }
      Element.number("\(entry.count)")
      Tag.td(["class": "share"]) { squares(min(entry.count, 20)) }
      Tag.td("text", problem.summary)
    }
  }

  private static func squares(_ count: Int) -> Element {
    Tag.svg(["width": 10 * count, "height": 8, "aria-hidden": "true"]) {
      let squares = (0..<count).map { "M\(10 * $0) 0h8v8h-8z" }
      Tag.path(["d": squares.joined(), "fill": "#7d848f"])
    }
  }
}
