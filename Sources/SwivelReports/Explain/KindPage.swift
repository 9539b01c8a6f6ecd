package import SwivelModel
import SwivelText

/// The page of a kind of event.
package struct KindPage: ExplainedPage, FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.kind/1", "Description of a kind of event",
    [
      .has("id", \.id), .has("summary", \.summary), .mayHave("family", \.family),
      .has("kind", as: .constant("event")) { _ in "event" },
      .has("fields", \.eventFields),
    ])

  package let id: String
  package let summary: String
  /// The first word of the event in Swift.
  let family: String?
  private let eventFields: [FieldDescription]

  package init(_ kind: EventSchema) {
    id = kind.name
    summary = Self.meanings[kind.name] ?? ""
    family = Record(code: kind.code).family.map { "\($0)" }
    eventFields = kind.fields.map(FieldDescription.init)
  }

  /// The first sentence: what the event means.
  package var entry: String {
    summary.utf8.range(of: ". ".utf8).map { "\(summary[..<$0.lowerBound])." } ?? summary
  }

  package var text: [String] {
    ["\(id): a kind of event", "", "  \(summary)", ""] + eventFields.map(\.line)
      + swift + ["  guide    Sources/swivel/Swivel.docc/EventText.md, with complete traces"]
  }

  private var swift: [String] {
    guard let family else { return [] }
    let labels = eventFields.map { "\($0.name): …" }.joined(separator: ", ")
    let event = labels.isEmpty ? id : "\(id)(\(labels))"
    return ["  swift    recorder.record(.\(family)(.\(event)))"]
  }

  // Lines of a name, a tab and a sentence; the tests keep them equal to the documentation.
  private static let meanings = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    })
}

extension FieldDescription: FieldList {
  static let fields: Fields<Self> = [
    .has("name", \.name), .has("type", \.type), .has("isOptional", \.isOptional),
    .mayHave("words", \.words),
  ]

  fileprivate var line: String {
    let values = words.map { ": \($0.joined(separator: ", "))" } ?? ""
    return "  field    \(name) (\(type)\(isOptional ? ", optional" : ""))\(values)"
  }
}
