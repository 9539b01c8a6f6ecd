package import SwivelReports
import SwivelFindings
import SwivelModel

/// The row of a trace in an index.
package struct IndexRow: Sendable {
  struct Flag: Sendable {
    let severity: String
    let mark: String
    let color: String
    let findingLink: String
    let findingID: String
  }

  struct State: Sendable {
    let severity: String
    let mark: String
    let color: String
  }

  /// A kind of finding on a page.
  struct Problem: Hashable, Sendable {
    let id: String
    let page: String
    let severity: Finding.Severity
    let summary: String
  }

  /// The numbers of its problems in the index.
  fileprivate(set) var traceProblems = ""
  let state: State?
  let traceLink: String?
  let traceName: String
  let unreadable: String?
  let traceSystem: String
  let spark: String
  let sparkHeight: Int
  let traceFindings: [Flag]
  let turns: Int
  let events: UInt64
  let eventsText: String
  let micros: UInt64
  let length: String
  // What the index counts.
  let problems: [(problem: Problem, link: String)]
  let count: Int
  let lost: UInt64

  /// Makes the row of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - link: The file of its page, beside the index; `nil` if it has none.
  package init(_ report: ReportRecord, link: String?) {
    self.init(report, link) { "\(link ?? "")#event=\($0)" }
  }

  /// Makes the row of a report in a file with several.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - number: The number of the trace in the file, from 1; `nil` if it is not there.
  package init(_ report: ReportRecord, single number: Int?) {
    let written = number == nil ? [] : MomentTable(report).writtenEvents
    let link = number.map { "#trace-\($0)" }
    self.init(report, link) { event in
      guard let number, written.contains(event) else { return link ?? "#traces" }
      return "#t\(number)-event=\(event)"
    }
  }

  private init(_ report: ReportRecord, _ link: String?, _ address: (UInt64) -> String) {
    let trace = report.trace
    problems = report.findings.flatMap { finding in
      ([finding.other] + finding.others).map { other in
        let problem = Problem(
          id: finding.id, page: other.page ?? "", severity: finding.severity,
          summary: finding.summary)
        return (problem, address(other.seq))
      }
    }
    state = report.findings.map(\.severity).max().map { severity in
      let badge = BadgeView(severity.rawValue)
      return State(severity: badge.severity, mark: badge.mark, color: badge.color)
    }
    (traceLink, traceName) = (link, trace.path)
    unreadable = trace.fault
    traceSystem = [trace.os.map(system), trace.device].compactMap(\.self)
      .joined(separator: " ")
    let line = Sparkline(report)
    (spark, sparkHeight) = (line?.markup ?? "", line?.height ?? 0)
    traceFindings = report.findings.map { finding in
      let badge = BadgeView(finding.severity.rawValue)
      return Flag(
        severity: badge.severity, mark: badge.mark, color: badge.color,
        findingLink: address(finding.seq), findingID: finding.id)
    }
    let rotations = report.strings.firstIndex(of: "rotated")
    turns = report.moments.mark.count { $0 == rotations }
    (events, eventsText) = (trace.events, trace.events.grouped)
    (micros, length) = (trace.end, "\(trace.end.seconds) s")
    count = report.findings.reduce(0) { $0 + $1.count }
    lost = trace.lost + trace.missing
  }
}

/// A problem, and how many traces have it.
struct ProblemView {
  let severity: String
  let mark: String
  let color: String
  let problemID: String
  let problemNumber: Int
  let problemPage: String
  let problemLink: String
  let problemCount: Int
  let squaresWidth: Int
  let squares: String
  let problemSummary: String

  fileprivate init(_ problem: IndexRow.Problem, _ number: Int, link: String, count: Int) {
    let badge = BadgeView(problem.severity.rawValue)
    (severity, mark, color) = (badge.severity, badge.mark, badge.color)
    (problemID, problemNumber, problemSummary) = (problem.id, number, problem.summary)
    (problemPage, problemLink) = (problem.page.isEmpty ? "no page" : problem.page, link)
    problemCount = count
    let shown = min(count, 20)
    (squaresWidth, squares) = (10 * shown, (0..<shown).map { "M\(10 * $0) 0h8v8h-8z" }.joined())
  }
}

/// Everything on the page that lists many traces.
struct IndexView {
  let policy: String
  let style: String
  let script: String
  let json: String? = nil
  let generator: String
  let pageTitle: String
  let headline: String
  let facts: [FactView]
  let pageCommand: String
  let isFolder: Bool
  let path: String
  let hasProblems: Bool
  let problems: [ProblemView]
  let traces: [IndexRow]

  init(
    _ rows: [IndexRow], generator: String, command: String, path: String, _ page: PageParts,
    isFolder: Bool = true
  ) {
    self.isFolder = isFolder
    (policy, style, script) = (page.policy, page.style, page.script)
    (self.generator, pageCommand, self.path) = (generator, command, path)
    let failing = rows.count { !$0.problems.isEmpty }
    headline = "\(failing) of \(rows.count) traces have findings"
    pageTitle = headline
    let listed = Self.problems(rows)
    problems = listed.enumerated().map {
      ProblemView($1.problem, $0 + 1, link: $1.link, count: $1.count)
    }
    hasProblems = !problems.isEmpty
    facts = Self.facts(rows)
    let numbers = Dictionary(
      uniqueKeysWithValues: listed.enumerated().map { ($1.problem, $0 + 1) })
    traces = Self.sorted(rows).map { row in
      var row = row
      row.traceProblems = Set(row.problems.compactMap { numbers[$0.problem] }).sorted()
        .map(String.init).joined(separator: " ")
      return row
    }
  }

  /// The rows with the worst findings first, then in their order.
  private static func sorted(_ rows: [IndexRow]) -> [IndexRow] {
    let ranks = rows.map { row in
      row.problems.map(\.problem.severity).max().map {
        Finding.Severity.allCases.firstIndex(of: $0) ?? 0
      }
        ?? -1
    }
    return rows.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
      .map { rows[$0] }
  }

  /// The problems with the traces that have each: the worst first, and of these the most frequent.
  private static func problems(
    _ rows: [IndexRow]
  ) -> [(problem: IndexRow.Problem, link: String, count: Int)] {
    var found: [IndexRow.Problem: (link: String, count: Int)] = [:]
    for row in rows {
      for (problem, places) in Dictionary(grouping: row.problems, by: \.problem) {
        found[problem, default: (places[0].link, 0)].count += 1
      }
    }
    return found.sorted { left, right in
      (right.key.severity, right.value.count, left.key.id, left.key.page)
        < (left.key.severity, left.value.count, right.key.id, right.key.page)
    }.map { ($0.key, $0.value.link, $0.value.count) }
  }

  private static func facts(_ rows: [IndexRow]) -> [FactView] {
    let findings = UInt64(rows.reduce(0) { $0 + $1.count })
    let lost = rows.reduce(UInt64(0)) { $0.addingLost($1.lost) }
    let unread = UInt64(rows.count { $0.unreadable != nil })
    return [
      FactView(term: "findings", value: findings.grouped),
      FactView(
        term: "lost events", value: lost == 0 ? "none" : lost.grouped, isBad: lost > 0),
      FactView(term: "unreadable", value: unread == 0 ? "none" : unread.grouped, isBad: unread > 0),
    ]
  }
}
