package import SwivelQueries
package import SwivelLog

/// A diff as Markdown for a review comment: the summary visible, the rest folded.
package struct DiffMarkdown {
  /// The line of a run that was not compared.
  package static func line(_ outcome: RunOutcome, of run: String) -> String {
    let sign = outcome.exemption == nil ? "❌" : "➖"
    return "**\(sign) \(Markdown.text(run))**: \(Markdown.text(outcome.words))"
  }

  private let text: DiffText
  private let comparison: Comparison
  private let head: String

  package init(
    _ comparison: Comparison, base: String, head: String, mode: LogReader.Mode = .tail
  ) {
    text = DiffText(comparison, base: base, head: head, mode: mode)
    self.comparison = comparison
    self.head = head
  }

  package var lines: [String] {
    let sign = comparison.isSame ? "✅" : comparison.isDifferent ? "🔀" : "❌"
    let title = "**\(sign) \(Markdown.text(head))**: \(Markdown.text(comparison.summary))"
    guard comparison.isDifferent else { return [title] }
    return [title, ""] + block(text.cause)
      + ["", "<details><summary>Everything that differs</summary>", ""] + block(text.lines)
      + ["", "</details>", ""]
  }

  /// Lines as a diff block, colored by their leading signs.
  private func block(_ lines: [String]) -> [String] {
    // A fence longer than any run of backticks in a name.
    let fence = "``````"
    let signed = lines.map { line in
      line.hasPrefix("  - ") || line.hasPrefix("  + ") ? String(line.dropFirst(2)) : line
    }
    return ["\(fence)diff"] + signed.map(\.replacingBackticks) + [fence]
  }
}

extension String {
  fileprivate var replacingBackticks: String { String(map { $0 == "`" ? "'" : $0 }) }
}
