package import SwivelFindings
package import SwivelModel
import SwivelRules

/// A finding as people read it, in the manner of a compiler.
package struct FindingText {
  private let finding: Finding
  private let trace: String
  private let table: NameTable

  /// Makes the text of a finding in a trace.
  package init(_ finding: Finding, trace: String, _ table: NameTable) {
    (self.finding, self.trace, self.table) = (finding, Names.printable(trace), table)
  }

  /// The lines.
  package var lines: [String] {
    let detector = Detector.named(finding.id)
    return [
      "\(finding.severity.rawValue): \(detector?.summary ?? "") [\(finding.id.rawValue)]",
      "  at    \(trace), \(finding.instant.text), event \(finding.sequence)",
      "  page  \(page) in \(finding.orientation.alternatives), allows \(allowed)",
    ] + finding.rules.map(why) + [
      "  seen  \(seen)",
      "  help  \(detector?.advice ?? "")",
      "  more  swivel why \(trace) --event \(finding.evidence.first ?? finding.sequence)",
    ]
  }

  private var page: String { finding.pageName(table) }

  private var seen: String {
    let numbers = finding.evidence.map(String.init).joined(separator: ", ")
    return "\(finding.evidence.count == 1 ? "event" : "events") \(numbers)"
  }

  private var allowed: String {
    finding.allowed.isEmpty ? "nothing" : finding.allowed.words.joined(separator: ", ")
  }

  private func why(_ id: RuleID) -> String {
    let rule = id.rule
    return "  why   \(rule.summary) (\(id), \(rule.versions), \(rule.confidence.rawValue))"
  }
}

extension Finding {
  /// The page as people call it.
  package func pageName(_ table: NameTable) -> String {
    if let text = name.flatMap({ table[$0] }) { return Names.printable(text) }
    return page.map { "controller \($0.rawValue)" } ?? "the window's content"
  }
}
