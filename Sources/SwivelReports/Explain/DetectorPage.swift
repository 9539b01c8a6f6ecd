package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// The page of a finding.
package struct DetectorPage: ExplainedPage, FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.detector/1", "Description of a kind of finding",
    [
      .has("id", \.id), .has("kind", as: .constant("finding")) { _ in "finding" },
      .has("severity", \.detector.severity), .has("summary", \.summary),
      .has("explanation", \.detector.explanation), .has("advice", \.advice),
      .has("rules", \.rules), .has("sources", \.sources),
      .has("consequenceOf", \.consequenceOf), .has("loudExample", \.detector.loudExample),
      .has("quietExample", \.detector.quietExample),
    ])

  package struct Advice: FieldList {
    static let fields: Fields<Self> = [
      .mayHave("versions", \.versions), .mayHave("rule", \.rule), .has("text", \.text),
      .has("code", \.code), .mayHave("condition", \.condition),
    ]
    let versions: String?
    /// The rule that must have caused the finding; `nil` for any.
    let rule: String?
    let text: String
    let code: [CodeBlock]
    /// What the trace must show, as a clause; `nil` for anything.
    let condition: String?
    /// When that rule applies, as a clause.
    fileprivate let occasion: String

    /// The conditions under which the fix applies, as text; `nil` for always.
    var conditions: String? {
      let parts = [versions.map { "on \($0)" }, rule.map { "\(occasion) (\($0))" }, condition]
        .compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  let detector: Detector
  private let system: SystemVersion?
  package let advice: [Advice]
  let sources: [String]

  package init(_ detector: Detector, on system: SystemVersion? = nil) {
    (self.detector, self.system) = (detector, system)
    let places = system.map(detector.adviceIndices) ?? Array(detector.advice.indices)
    advice = places.map { place in
      let code = detector.code(at: place).filter { block in system.map(block.isFor) ?? true }
      return Advice(detector.advice[place], of: detector.id, code: code)
    }
    var seen: Set<String> = []
    sources = (detector.rules.flatMap { $0.rule.sources } + detector.reports)
      .filter { seen.insert($0).inserted }
  }

  package var id: String { detector.id.rawValue }
  package var summary: String { detector.summary }
  var rules: [String] { detector.rules.map(\.description) }
  var consequenceOf: [String] { detector.consequenceOf.map(\.rawValue) }

  package var text: [String] {
    let (loud, quiet) = (detector.loudExample, detector.quietExample)
    return ["\(id): a finding (severity: \(detector.severity.rawValue))", "", "  \(summary)", ""]
      + ["  why      \(detector.explanation)"] + rules.map { "  rule     \($0)" }
      + help + CodeNote.lines(advice, on: system) + swiftUI + roots
      + [
        "  example  \(loud) (has the finding): \(Self.command(for: loud))",
        "  example  \(quiet) (does not have it): \(Self.command(for: quiet))",
      ] + sources.map { "  source   \($0)" } + ExplainedTerms.lines
  }

  /// The page in Markdown, without its sources.
  package var markdown: [String] {
    ["**\(summary)**", "", detector.explanation, ""]
      + advice.flatMap { [$0.sentence, ""] + $0.code.flatMap(\.markdown) }
  }

  /// The advice with its code; code for SwiftUI is printed once.
  private var help: [String] {
    if let system, advice.isEmpty {
      return ["  help     this finding does not occur on iOS \(system)"]
    }
    var printed: Set<String> = []
    return advice.flatMap { advice in
      ["  help     \(advice.conditions.map { "\($0): " } ?? "")\(advice.text)"]
        + advice.code.flatMap { block in
          printed.insert(block.text).inserted || block.title != "SwiftUI"
            ? CodeText.lines([block])
            : ["  code     \(block.title) (\(block.versions?.description ?? "any iOS")), as above"]
        }
    }
  }

  /// What code of UIKit's is for in a SwiftUI app, where SwiftUI has none of its own.
  private var swiftUI: [String] {
    advice.isEmpty || advice.flatMap(\.code).contains { $0.title == "SwiftUI" }
      ? []
      : [
        "  SwiftUI  use the UIKit code in the app delegate, or in a controller that hosts the view"
      ]
  }

  private var roots: [String] {
    consequenceOf.isEmpty
      ? []
      : [
        "  cause    it may be a consequence of another finding: \(consequenceOf.joined(separator: ", "))"
      ]
  }

  /// The command that shows an example: a name with a slash is a recording, any other a scenario.
  package static func command(for example: String) -> String {
    example.contains("/") ? "swivel replay traces/\(example).ndjson" : "swivel explain \(example)"
  }
}

extension DetectorPage.Advice {
  fileprivate init(_ advice: Detector.Advice, of finding: Detector.ID, code: [CodeBlock]) {
    (versions, rule) = (
      advice.occasion.versions?.description, advice.occasion.rule?.description
    )
    (condition, occasion) = (
      advice.occasion.condition?.rawValue, advice.occasion.rule?.occasion(of: finding) ?? ""
    )
    (text, self.code) = (advice.text, code)
  }

  /// The advice as a sentence.
  package var sentence: String {
    let when = conditions ?? "what to do"
    return "\(when.prefix(1).uppercased())\(when.dropFirst()): \(text)."
  }
}
