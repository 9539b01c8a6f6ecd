import Foundation
import SwivelModel
import Testing

/// The guide's table of what is recorded is made of the schemas; `SWIVEL_RECORD=1` writes it anew,
/// and still fails.
struct PrivacyGuideTests {
  private static let guide = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/swivel/Swivel.docc/Privacy.md")
  private static let beginning =
    "<!-- Made by PrivacyGuideTests: SWIVEL_RECORD=1 swift test -->\n"

  @Test func `the table of the guide is up to date`() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let written = try #require(text.range(of: Self.beginning)?.upperBound)

    let isCurrent = text[written...] == Self.table
    if !isCurrent, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      try Data((text[..<written] + Self.table).utf8).write(to: Self.guide)
    }

    #expect(isCurrent, "stale; run with SWIVEL_RECORD=1 and read the difference")
  }

  @Test func `every fact is reported, and none that is not recorded`() {
    #expect(Set(RecordedFacts.sentences.keys) == Set(EventSchema.known.map(\.name)))
  }

  @Test func `every type of field is reported, and which of them are names`() {
    let types = Set(EventSchema.known.flatMap(\.fields).map { Self.base(of: $0.type) })

    #expect(Set(RecordedFacts.types.keys) == types)
  }

  @Test func `the names that are recorded are those that the guide lists`() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let named = EventSchema.known.flatMap { schema in
      schema.fields.filter { Self.base(of: $0.type) == "name" }.map {
        "`\(schema.name)`, `\($0.name)`"
      }
    }

    for name in named { #expect(text.contains("| \(name) |"), "\(name)") }
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("`, `") }
    #expect(rows.count == named.count)
  }

  private static func base(of type: FieldType) -> String {
    type.rawValue.hasSuffix("?") ? String(type.rawValue.dropLast()) : type.rawValue
  }

  private static let table = """

    | Fact | Content | Fields |
    |---|---|---|
    \(EventSchema.known.map(row).joined(separator: "\n"))

    """

  private static func row(_ schema: EventSchema) -> String {
    let fields = schema.fields.map { field in
      let type = RecordedFacts.types[base(of: field.type)] ?? ""
      return "\(field.name): \(type)\(field.type.rawValue.hasSuffix("?") ? ", or nothing" : "")"
    }
    let list = fields.isEmpty ? "none" : fields.joined(separator: "; ")
    return "| \(schema.name) | \(RecordedFacts.sentences[schema.name] ?? "") | \(list) |"
  }
}
