import SwivelModel

extension RecordSchema {
  /// The lines that `cat` prints: a header, events, definitions and losses.
  static let event = RecordSchema(
    "swivel.event/1", "A line of the text of a log",
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
