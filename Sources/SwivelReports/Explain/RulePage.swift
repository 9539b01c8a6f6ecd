package import SwivelRules

/// The page of a rule.
package struct RulePage: Encodable {
  let schema = "swivel.rule/1"
  let id: String
  let summary: String
  let versions: String
  let confidence: String
  let triggers: [String]?
  let sources: [String]
  let example: String

  /// Makes the page of a rule.
  package init(_ rule: Rule) {
    (id, summary, example) = (rule.id.description, rule.summary, rule.example)
    (versions, confidence) = (rule.versions.description, rule.confidence.rawValue)
    triggers = rule.triggers?.map { String(describing: $0) }.sorted()
    sources = rule.sources
  }

  /// The lines that people read.
  package var text: [String] {
    let title = "\(id): a rule of UIKit, \(versions), \(confidence)"
    let when = triggers.map { ["  at       \($0.joined(separator: ", "))"] } ?? []
    return [title, "", "  \(summary)", ""] + when
      + ["  example  \(example) in traces/scenarios"]
      + sources.map { "  source   \($0)" }
  }
}
