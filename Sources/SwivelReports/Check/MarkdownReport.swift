import SwivelFindings

/// Findings as a table in Markdown, for a summary of a job or a comment.
package struct MarkdownReport {
  /// GitHub refuses a longer summary of a job: 1 MiB, of which others may have used some.
  package static let summaryLimit = 900_000

  private let report: CheckReport

  /// Makes the table of a report.
  package init(_ report: CheckReport) {
    self.report = report
  }

  /// The document, of at most so many bytes.
  package func text(limit: Int = .max) -> String {
    let (findings, traces) = (report.findings, report.traces)
    var text =
      "### swivel check: \(findings.count.counting("finding")) in "
      + "\(traces.count.counting("trace"))\n\n"
    guard !findings.isEmpty else { return text }
    text += "| | finding | page | trace | what to do |\n|---|---|---|---|---|\n"
    var byteCount = text.utf8.count
    for (index, finding) in findings.enumerated() {
      let row = Self.row(finding, report)
      byteCount += row.utf8.count
      // Room for the line that tells how many are left out.
      guard byteCount < limit - 64 else { return text + "\n\(findings.count - index) more\n" }
      text += row
    }
    return text
  }

  private static func row(_ finding: FindingRecord, _ report: CheckReport) -> String {
    let cells = [
      finding.severity.rawValue,
      "\(finding.root == nil ? "" : "↳ ")`\(finding.id)` \(finding.summary)",
      finding.page, "\(report.relative(finding.trace)), event \(finding.seq)", finding.advice,
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
