import SwivelModel

/// The JSON Schema of a command's `--json` output.
package struct RecordSchema: Encodable, Sendable {
  /// The value of `schema` in a record; `swivel.event/1` for event lines, which omit it.
  package let id: String
  /// A title for the record.
  package let title: String
  /// The record's shape.
  let shape: Shape
  /// The table whose rows the records are.
  package let table: TableDefinition?

  /// Describes a record with a `schema` key.
  init(_ id: String, _ title: String, _ members: [Shape.Member]...) {
    (self.id, self.title, table) = (id, title, nil)
    shape = .object([Shape.has("schema", .constant(id))] + members.flatMap(\.self))
  }

  /// Describes a record by its fields.
  init<Record: SchemaRecord>(_ title: String, of record: Record.Type) {
    self.init(Record.schema, title, lines: Record.shape)
  }

  init(_ id: String, _ title: String, table: TableDefinition? = nil, lines: Shape) {
    (self.id, self.title, self.table, shape) = (id, title, table, lines)
  }

  /// All schemas, sorted by name.
  package static let all: [RecordSchema] =
    [
      accept, detector, diff, event, export, finding, imported, info, initialized, kind, merge,
      outcome, record,
      redact, repair, replay, report, reportDiff, rule, scenarioResult, summary,
    ] + tableRows + [
      tables, verdict, whatif, whatifCell, whatifFinding, whatifMinimized, whatifMoment,
      whatifUpgrade, why, window,
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
    case key = "x-key"
    case partitions = "x-partitions"
    case columns = "x-columns"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
    try container.encode("urn:\(id.split(separator: "/").joined(separator: ":"))", forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(table?.key, forKey: .key)
    try container.encodeIfPresent(table?.partitions, forKey: .partitions)
    try container.encodeIfPresent(
      table.map { ["schema"] + $0.columns.map(\.name) }, forKey: .columns)
    try shape.encode(to: encoder)
  }
}

extension RecordSchema {
  /// The lines that `cat` prints: a header, events, definitions and losses.
  static let event = RecordSchema(
    "swivel.event/1", "A line of a log in text form",
    lines: .either(
      [header, loss, definition] + EventSchema.known.map(Self.line) + [unknown]))

  private static let header = Shape.object(
    Shape.have("swivel", "unit", as: .string) + [Shape.has("header", .map(.string))])

  private static let loss = Shape.object([
    Shape.has("loss", .integer), Shape.has("reason", .either([.string, .integer])),
  ])

  private static let definition = Shape.object([
    Shape.has("define", .string), Shape.has("code", .integer), Shape.has("fields", .strings),
  ])

  /// A kind unknown to this version, whose other keys the log defines.
  private static let unknown = Shape.object(
    Shape.place + [Shape.has("kind", .otherWord(EventSchema.known.map(\.name)))]
      + Shape.mayHave("more", as: .integers))

  private static func line(of schema: EventSchema) -> Shape {
    let fields = schema.fields.map { field in
      // A shorter record omits fields, according to its field count.
      Shape.Member(key: field.name, shape: shape(of: field.type), isOptional: true)
    }
    return .object(
      Shape.place + [Shape.has("kind", .constant(schema.name))] + fields
        + Shape.mayHave("count", as: .integer) + Shape.mayHave("more", as: .integers))
  }

  /// A number may replace a word that this version does not know.
  private static func shape(of type: FieldType) -> Shape {
    guard !type.isOptional else { return .either([.null, shape(of: type.wrapped)]) }
    switch type {
    case .number, .integer, .controller, .window, .scene: return .integer
    case .bool: return .either([.boolean, .integer])
    case .name: return .either([.string, .object([Shape.has("lost", .integer)])])
    case .cause: return .either([.integer, .object([Shape.has("ago", .integer)])])
    case .mask, .device: return .either([.strings, .integer])
    default: return .either([.string, .integer])
    }
  }
}
