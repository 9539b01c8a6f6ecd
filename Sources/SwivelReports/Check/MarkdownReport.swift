import SwivelFindings

/// Findings as a Markdown table, for a job summary or a comment.
package struct MarkdownReport {
  /// GitHub rejects a job summary over 1 MiB, of which other steps may have used some.
  package static let summaryLimit = 900_000

  private let report: CheckReport

  /// Makes the table of a report.
  package init(_ report: CheckReport) {
    self.report = report
  }

  /// The document, limited to a number of bytes.
  package func text(limit: Int = .max) -> String {
    let (findings, traces) = (report.findings, report.traces)
    let entries = faults + unjudged + table
    var text =
      "### swivel check: \(findings.count.counting("finding")) in "
      + "\(traces.count.counting("trace"))\(Self.rest(report))\n\n"
    var byteCount = text.utf8.count
    for (index, entry) in entries.enumerated() {
      byteCount += entry.utf8.count
      // Room for the line with the number of omitted entries.
      guard byteCount < limit - 64 else { return text + "\n\(entries.count - index) more\n" }
      text += entry
    }
    return text
  }

  private static func rest(_ report: CheckReport) -> String {
    let count = report.unjudged.count
    return count == 0 ? "" : ", \(count) could not be judged"
  }

  private var faults: [String] {
    report.faults.map { "- \(Self.cell($0.path)) could not be read: \(Self.cell($0.text))\n" }
  }

  private var unjudged: [String] {
    report.unjudged.map { "- \(Self.cell($0.path)): \(Self.cell($0.text))\n" }
  }

  /// The rows, the first one preceded by the table's head.
  private var table: [String] {
    var rows = report.findings.map { Self.row($0, report) }
    guard !rows.isEmpty else { return [] }
    let space = faults.isEmpty && unjudged.isEmpty ? "" : "\n"
    rows[0] =
      space + "| | finding | page | rests on | trace | what to do |\n|---|---|---|---|---|---|\n"
      + rows[0]
    return rows
  }

  private static func row(_ finding: FindingRecord, _ report: CheckReport) -> String {
    let cells = [
      finding.severity.rawValue,
      "\(finding.root == nil ? "" : "↳ ")`\(finding.id)` \(finding.summary)",
      finding.page, finding.basisNote,
      "\(report.relative(finding.trace)), event \(finding.seq)", finding.advice,
    ]
    return "| \(cells.map(cell).joined(separator: " | ")) |\n"
  }

  private static func cell(_ text: String) -> String {
    Names.printable(text).unicodeScalars.map { scalar in
      switch scalar {
      case "|", "\\", "<", "*", "_", "[": "\\\(scalar)"
      default: String(Character(scalar))
      }
    }.joined()
  }
}
