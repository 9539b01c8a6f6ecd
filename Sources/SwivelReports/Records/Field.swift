/// A field of a record: its key, the shape of its value, and its value in a record.
struct Field<Record>: Sendable {
  /// The key and the shape, as the schema has them.
  let member: Shape.Member
  fileprivate let encode: @Sendable (Record, inout KeyedEncodingContainer<FieldKey>) throws -> Void

  /// A field that every record has.
  static func has<Value: Encodable & Sendable>(
    _ key: String, _ shape: Shape, _ value: @escaping @Sendable (Record) -> Value
  ) -> Self {
    Self(member: Shape.has(key, shape)) { record, container in
      try container.encode(value(record), forKey: FieldKey(key))
    }
  }

  /// A field that is left out where there is no value.
  static func mayHave<Value: Encodable & Sendable>(
    _ key: String, _ shape: Shape, _ value: @escaping @Sendable (Record) -> Value?
  ) -> Self {
    Self(member: Shape.Member(key: key, shape: shape, isOptional: true)) { record, container in
      try container.encodeIfPresent(value(record), forKey: FieldKey(key))
    }
  }
}

/// The key of a field.
private struct FieldKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// An object in JSON that one list of fields describes: what is printed, and the schema of it.
protocol FieldList: Encodable, Sendable {
  static var fields: [Field<Self>] { get }
}

extension FieldList {
  /// The shape of the object.
  static var shape: Shape { .object(fields.map(\.member)) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in Self.fields { try field.encode(self, &container) }
  }
}

/// A record that a command prints, with the value of its `schema`.
protocol SchemaRecord: FieldList {
  static var schema: String { get }
}

extension SchemaRecord {
  static var shape: Shape {
    .object([Shape.has("schema", .constant(schema))] + fields.map(\.member))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    try container.encode(Self.schema, forKey: FieldKey("schema"))
    for field in Self.fields { try field.encode(self, &container) }
  }
}
