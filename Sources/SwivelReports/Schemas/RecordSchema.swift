/// The JSON Schema of a command's `--json` output.
package struct RecordSchema: Encodable, Sendable {
  /// The value of `schema` in a record; `swivel.event/1` for event lines, which omit it.
  package let id: String
  /// A title for the record.
  package let title: String
  /// The record's shape.
  let shape: Shape

  /// Describes a record with a `schema` key.
  init(_ id: String, _ title: String, _ members: [Shape.Member]...) {
    (self.id, self.title) = (id, title)
    shape = .object([Shape.has("schema", .constant(id))] + members.flatMap(\.self))
  }

  init(_ id: String, _ title: String, lines: Shape) {
    (self.id, self.title, shape) = (id, title, lines)
  }

  /// All schemas, sorted by name.
  package static let all: [RecordSchema] = [
    accept, detector, diff, event, finding, imported, info, merge, record, redact, repair, replay,
    rule, scenarioResult, summary, verdict, whatif, whatifCell, whatifFinding, whatifMinimized,
    whatifMoment,
    why, window,
  ]

  /// The schema with a name: `swivel.finding/1`, `swivel.finding` or `finding`.
  package static func named(_ name: String) -> RecordSchema? {
    all.first { [$0.id, $0.family, $0.name].contains(name) }
  }

  /// The name without the version.
  private var family: String { String(id.prefix { $0 != "/" }) }

  /// The short name.
  package var name: String { String(family.dropFirst("swivel.".count)) }

  /// Its line in the list of schemas.
  package var listed: String {
    "\(id.padded(to: Self.all.map(\.id.count).max() ?? 0))  \(title)"
  }

  private enum Key: String, CodingKey {
    case schema = "$schema"
    case id = "$id"
    case title
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
    try container.encode("urn:\(id.split(separator: "/").joined(separator: ":"))", forKey: .id)
    try container.encode(title, forKey: .title)
    try shape.encode(to: encoder)
  }
}
