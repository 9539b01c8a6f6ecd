package import SwivelDiff

/// The answer of a diff for a comment on a change: the gist in the open, the rest folded.
package struct DiffMarkdown {
  private let text: DiffText
  private let comparison: Comparison
  private let head: String

  /// Makes the text of a comparison of two traces.
  package init(_ comparison: Comparison, base: String, head: String) {
    text = DiffText(comparison, base: base, head: head)
    self.comparison = comparison
    self.head = Names.printable(head)
  }

  /// The lines.
  package var lines: [String] {
    let sign = comparison.isSame ? "✅" : "🔀"
    let title = "**\(sign) \(escaped(head))**: \(escaped(comparison.summary))"
    guard !comparison.isSame else { return [title] }
    // A fence longer than any run of back-ticks that a name may have.
    let fence = "``````"
    return [title, "", "<details><summary>First divergence</summary>", "", "\(fence)diff"]
      + text.lines.map { $0.replacingBackticks } + [fence, "", "</details>"]
  }

  private func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_<>[]|#".contains($0) ? ["\\", $0] : [$0] })
  }
}

extension String {
  fileprivate var replacingBackticks: String { String(map { $0 == "`" ? "'" : $0 }) }
}
