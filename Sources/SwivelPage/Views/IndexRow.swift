package import SwivelReports
import SwivelFindings
import SwivelModel

/// The row of a trace in an index.
package struct IndexRow: Sendable {
  /// A kind of finding on a page.
  struct Problem: Hashable, Sendable {
    let id: String
    let page: String
    let severity: Finding.Severity
    let summary: String
  }

  /// Each finding, and where it is.
  let problems: [(problem: Problem, link: String)]
  /// The number of findings, and of lost events.
  let count: Int
  let lost: UInt64
  /// Whether the trace could not be read to its end.
  let isFaulty: Bool
  /// Whether nothing was found, and too little is recorded to rule mistakes out.
  let isInconclusive: Bool
  let cells: Element

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
    problems = report.findings.flatMap { finding in
      ([finding.other] + finding.others).map { other in
        let problem = Problem(
          id: finding.id, page: other.page ?? "", severity: finding.severity,
          summary: finding.summary)
        return (problem, address(other.seq))
      }
    }
    count = report.findings.reduce(0) { $0 + $1.count }
    lost = report.trace.lost + report.trace.missing
    isFaulty = report.trace.fault != nil
    isInconclusive = report.trace.verdict == .unjudged
    cells = Self.cells(report, link, address)
  }

  /// The worst severity of its findings.
  var severity: Finding.Severity? { problems.map(\.problem.severity).max() }
}

// MARK: - Cells

extension IndexRow {
  @ElementBuilder private static func cells(
    _ report: ReportRecord, _ link: String?, _ address: (UInt64) -> String
  ) -> Element {
    let trace = report.trace
    Tag.td(["class": "state"]) {
      if let worst = report.findings.map(\.severity).max() {
        worst.badge
        Element.unseen(worst.rawValue)
      }
    }
    Tag.th(["scope": "row"]) {
      let name = Element.name(trace.path)
      if let link { Element.link(link) { name } } else { name }
      if let fault = trace.fault {
        " "
        Tag.span("bad", fault)
      }
    }
    Tag.td(["class": "system"]) {
      Element.name(
        [trace.os.map(system), trace.device].compactMap(\.self).joined(separator: " "))
    }
    Tag.td(["class": "spark"]) { Sparkline.element(report) }
    Tag.td(["class": "found"]) {
      if trace.verdict == .unjudged { "inconclusive" }
      for finding in report.findings {
        Tag.span {
          finding.severity.badge
          " "
          Element.link(address(finding.seq)) { finding.id }
        }
        " "
      }
    }
    let rotations = report.strings.firstIndex(of: "rotated")
    Element.number("\(report.moments.mark.count { $0 == rotations })")
    number(trace.events.grouped, sortedBy: trace.events)
    number("\(trace.end.seconds) s", sortedBy: trace.end)
  }

  private static func number(_ text: String, sortedBy value: UInt64) -> Element {
    Tag.td(["class": "number", "data-value": value]) { text }
  }
}
