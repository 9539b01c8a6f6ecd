import SwivelModel
package import SwivelReplay

/// The page of a rule, or of a premise.
package struct RulePage: ExplainedPage, FieldRecord {
  enum Kind: String, CaseIterable, JSONValue {
    case rule, premise
  }

  static let record = RecordFields<Self>(
    "swivel.rule/1", "Description of a rule or premise",
    [
      .has("id", \.id), .has("kind", \.kind), .has("summary", \.summary),
      .has("versions", \.versions), .mayHave("linkedSDK", \.linkedSDK),
      .mayHave("idiom", \.idiom), .mayHave("changed", \.changed),
      .has("confidence", \.confidence),
      .mayHave("triggers", as: .list(Trigger.shape), \.triggers), .has("sources", \.sources),
      .has("example", \.example), .mayHave("place", \.place),
    ])

  package let id: String
  let kind: Kind
  package let summary: String
  let versions: String
  let linkedSDK: String?
  let idiom: String?
  let changed: String?
  let confidence: String
  let triggers: [String]?
  let sources: [String]
  let example: String
  let place: String?
  let scope: String
  private let occasions: [Trigger]?
  let confidenceText: String

  package init(_ rule: Rule) {
    (id, kind, summary, example) = (rule.id.description, .rule, rule.summary, rule.example)
    (versions, linkedSDK) = (rule.versions.description, rule.linked?.description)
    idiom = rule.idiom.map { $0 == .pad ? "pad" : "phone" }
    (changed, confidence, sources) = (rule.changed, rule.confidence.rawValue, rule.sources)
    occasions = rule.triggers?.sorted { $0.rawValue < $1.rawValue }
    triggers = rule.triggers?.map(\.word).sorted()
    place = nil
    (scope, confidenceText) = (rule.scope, rule.confidence.text)
  }

  package init(_ premise: Premise) {
    (id, kind, summary) = (premise.id.rawValue, .premise, premise.summary)
    (versions, linkedSDK) = (premise.versions.description, premise.linked?.description)
    (changed, confidence) = (premise.changed, premise.confidence.rawValue)
    (sources, example, place) = (premise.sources, premise.example, premise.place)
    (idiom, triggers, occasions) = (nil, nil, nil)
    (scope, confidenceText) = (premise.scope, premise.confidence.text)
  }

  /// The sentence after the versions that it applies to: rules of other versions contradict it.
  package var entry: String {
    let doubt = confidence == Rule.Confidence.disputed.rawValue ? ", \(confidence)" : ""
    return "\(scope)\(doubt): \(summary)"
  }

  package var text: [String] {
    let when = occasions.map { ["  applies  when \($0.phrase)"] } ?? []
    let otherwise = changed.map { ["  history  \($0)"] } ?? []
    let code = place.map { ["  code     implemented in Sources/\($0)"] } ?? []
    let what = kind == .rule ? "a UIKit rule" : "a premise (what the replay assumes about UIKit)"
    return ["\(id): \(what), \(scope), \(confidenceText)", "", "  \(summary)", ""] + when
      + otherwise
      + ["  example  \(example): swivel explain \(example)"] + code
      + sources.map { "  source   \($0)" } + ExplainedTerms.lines
  }
}
