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

  let traceKinds: String
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
  let kinds: [(id: String, severity: Finding.Severity, summary: String)]
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
    kinds = report.findings.map { ($0.id, $0.severity, $0.summary) }
    traceKinds = Set(kinds.map(\.id)).sorted().joined(separator: " ")
    state = kinds.map(\.severity).max().map { severity in
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

/// A kind of finding, and how many traces have it.
struct KindView {
  let severity: String
  let mark: String
  let color: String
  let kindID: String
  let kindCount: Int
  let squaresWidth: Int
  let squares: String
  let kindSummary: String

  fileprivate init(_ id: String, _ severity: Finding.Severity, _ summary: String, _ count: Int) {
    let badge = BadgeView(severity.rawValue)
    (self.severity, mark, color) = (badge.severity, badge.mark, badge.color)
    (kindID, kindCount, kindSummary) = (id, count, summary)
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
  let hasKinds: Bool
  let kinds: [KindView]
  let traces: [IndexRow]

  init(
    _ rows: [IndexRow], generator: String, command: String, path: String, _ page: PageParts,
    isFolder: Bool = true
  ) {
    self.isFolder = isFolder
    (policy, style, script) = (page.policy, page.style, page.script)
    (self.generator, pageCommand, self.path) = (generator, command, path)
    let failing = rows.count { !$0.kinds.isEmpty }
    headline = "\(failing) of \(rows.count) traces have findings"
    pageTitle = headline
    (kinds, facts) = (Self.kinds(rows), Self.facts(rows))
    hasKinds = !kinds.isEmpty
    traces = Self.sorted(rows)
  }

  /// The rows with the worst findings first, then in their order.
  private static func sorted(_ rows: [IndexRow]) -> [IndexRow] {
    let ranks = rows.map { row in
      row.kinds.map(\.severity).max().map { Finding.Severity.allCases.firstIndex(of: $0) ?? 0 }
        ?? -1
    }
    return rows.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
      .map { rows[$0] }
  }

  private static func kinds(_ rows: [IndexRow]) -> [KindView] {
    var counts: [String: (severity: Finding.Severity, summary: String, count: Int)] = [:]
    for row in rows {
      for (id, kinds) in Dictionary(grouping: row.kinds, by: \.id) {
        let kind = kinds[0]
        let before = counts[id]?.count ?? 0
        counts[id] = (kind.severity, kind.summary, before + 1)
      }
    }
    return counts.sorted { left, right in
      (right.value.severity, right.value.count, left.key)
        < (left.value.severity, left.value.count, right.key)
    }.map { KindView($0.key, $0.value.severity, $0.value.summary, $0.value.count) }
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
