import SwivelModel
import SwivelQueries

/// The JSON Schema of a command's `--json` output.
package struct RecordSchema: Sendable {
  /// The value of `schema` in a record; `swivel.event/1` for event lines, which omit it.
  package let id: String
  package let title: String
  let shape: Shape
  /// The table whose rows the records are.
  package let table: TableDefinition?

  init(_ id: String, _ title: String, table: TableDefinition? = nil, lines: Shape) {
    (self.id, self.title, self.table, shape) = (id, title, table, lines)
  }

  /// All schemas, sorted by name.
  package static let all = (records + comparisons + results + tables + [event])
    .sorted { $0.name < $1.name }

  private static let records = [
    DetectorPage.record.schema, FindingRecord.record.schema, TraceInfo.record.schema,
    KindPage.record.schema, ReportRecord.record.schema, RulePage.record.schema,
    ScenarioResult.record.schema, SummarizedTrace.record.schema, TablesRecord.record.schema,
    TermPage.record.schema,
    TimelineRecord.record.schema, VerdictRecord.record.schema, WhyRecord.record.schema,
    WindowRecord.record.schema,
  ]

  private static let comparisons = [
    DiffRecord.record.schema, DiffReportRecord.record.schema, Results.cell.schema,
    Results.change.schema, Results.minimized.schema, Results.moment.schema,
    Results.upgrade.schema, Results.whatif.schema,
  ]

  private static let results = [
    Results.accept.schema, Results.export.schema, Results.imported.schema,
    Results.initialized.schema, Results.merge.schema, Results.outcome.schema,
    Results.record.schema, Results.redact.schema, Results.repair.schema,
  ]

  private static let tables = TableDefinition.all.map { table in
    let members = table.columns.map { Shape.has($0.name, $0.shape) }
    return RecordSchema(
      table.id, table.title, table: table,
      lines: .object([Shape.has("schema", .constant(table.id))] + members))
  }

  /// The schema with a name: `swivel.finding/1`, `swivel.finding` or `finding`.
  package static func named(_ name: String) -> RecordSchema? {
    all.first { [$0.id, $0.family, $0.name].contains(name) }
  }

  /// The name without the version.
  private var family: String { String(id.prefix { $0 != "/" }) }

  package var name: String { String(family.dropFirst("swivel.".count)) }

  /// Its line in the list of schemas.
  package var listed: String {
    "\(id.padded(to: Self.all.map(\.id.count).max() ?? 0))  \(title)"
  }

  package var json: String {
    let head: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:\(id.split(separator: "/").joined(separator: ":"))", "title": title,
      "x-key": table?.key, "x-partitions": table?.partitions,
      "x-columns": table.map { ["schema"] + $0.columns.map(\.name) },
    ]
    return head.adding(shape.schema).json
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
