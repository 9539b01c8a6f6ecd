import SwivelFindings

/// Findings as a Markdown table, for a job summary or a comment.
package struct MarkdownReport {
  /// GitHub rejects a job summary over 1 MiB, of which other steps may have used some.
  package static let summaryLimit = 900_000

  private let report: CheckReport

  package init(_ report: CheckReport) {
    self.report = report
  }

  /// The document, limited to a number of bytes.
  package func text(limit: Int = .max) -> String {
    let entries = faults + runs + unjudged + table + code
    var text = "### \(report.command): \(Self.total(report))\n\n"
    var byteCount = text.utf8.count
    for (index, entry) in entries.enumerated() {
      byteCount += entry.utf8.count
      // Room for the line with the number of omitted entries.
      guard byteCount < limit - 64 else { return text + "\n\(entries.count - index) more\n" }
      text += entry
    }
    return text
  }

  private static func total(_ report: CheckReport) -> String {
    let (findings, traces) = (report.findings.count, report.traces)
    guard !report.isComparison else {
      let compared = traces.filter { $0.outcome?.exemption == nil }
      let same = compared.count { $0.fault == nil && $0.outcome?.issue == nil }
      return "\(same) of \(compared.count.counting("comparison")) passed, "
        + findings.counting("new finding")
    }
    let unjudged = report.unjudged.count
    let consequences = report.findings.count { $0.root != nil }
    return "\(findings.countingFindings(consequences)) in \(traces.count.counting("trace"))"
      + (unjudged == 0 ? "" : ", \(unjudged) inconclusive")
  }

  private var runs: [String] {
    report.runIssues.map { placed in
      "- `\(placed.issue.rule.rawValue)` \(Markdown.text(placed.sentence))\n"
    }
  }

  private var faults: [String] {
    rows(report.faults) { "- \($0) could not be read: \(Markdown.text($1))\n" }
  }

  private var unjudged: [String] {
    rows(report.unjudged) { "- \($0): \(Markdown.text($1))\n" }
  }

  /// Rows of texts, one for each if they are grouped, given the text for their traces.
  private func rows(
    _ items: [(path: String, text: String)], _ row: (_ traces: String, _ text: String) -> String
  ) -> [String] {
    var (order, groups) = ([String](), [String: (text: String, path: String, others: Int)]())
    for (index, item) in items.enumerated() {
      let key = report.isGrouped ? item.text : "\(index)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: (item.text, item.path, -1)].others += 1
    }
    return order.compactMap { groups[$0] }.map { group in
      let more = group.others == 0 ? "" : ", and \(group.others) more"
      return row(Markdown.text(group.path) + more, group.text)
    }
  }

  /// The rows, the first one preceded by the table's head.
  private var table: [String] {
    var rows = report.problems.map { problem in
      let (finding, others) = (problem.first, problem.others.count)
      let place = Markdown.text("\(report.relative(finding.trace)), event \(finding.seq)")
      return Self.row(finding, in: place + (others == 0 ? "" : ", and \(others) more"))
    }
    guard !rows.isEmpty else { return [] }
    let space = faults.isEmpty && runs.isEmpty && unjudged.isEmpty ? "" : "\n"
    rows[0] =
      space + "| | finding | page | basis | trace | help |\n|---|---|---|---|---|---|\n"
      + rows[0]
    return rows
  }

  private static func row(_ finding: FindingRecord, in traces: String) -> String {
    let name = "\(finding.root == nil ? "" : "↳ ")`\(finding.id)` "
    let text = [
      finding.severity.rawValue, name + Markdown.text(finding.summary), Markdown.text(finding.page),
      Markdown.text(BasisText(finding.finding).note), traces, Markdown.text(finding.advice),
    ]
    return "| \(text.joined(separator: " | ")) |\n"
  }

  /// What to write, once for each kind of finding and each of its answers.
  private var code: [String] {
    var texts: Set<String> = []
    return report.findings.compactMap { finding in
      let blocks = finding.code
      guard let first = blocks.first, texts.insert(finding.id + first.text).inserted else {
        return nil
      }
      return "\n<details><summary><code>\(finding.id)</code>: code</summary>\n\n"
        + "\(blocks.flatMap(\.markdown).joined(separator: "\n"))\n</details>\n"
    }
  }
}
