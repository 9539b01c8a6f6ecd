/// A field of a record: its key, the shape of its value, and its value in a record.
struct Field<Record>: Sendable {
  /// The key and the shape, as the schema has them.
  let member: Shape.Member
  fileprivate let part: @Sendable (Record) throws -> JSONPart?

  /// A field that every record has.
  static func has<Value: Encodable & Sendable>(
    _ key: String, _ shape: Shape, _ value: @escaping @Sendable (Record) -> Value
  ) -> Self {
    Self(member: Shape.has(key, shape)) { try JSONPart(of: value($0)) }
  }

  /// A field that is left out where there is no value.
  static func mayHave<Value: Encodable & Sendable>(
    _ key: String, _ shape: Shape, _ value: @escaping @Sendable (Record) -> Value?
  ) -> Self {
    Self(member: Shape.Member(key: key, shape: shape, isOptional: true)) { record in
      try value(record).map { try JSONPart(of: $0) }
    }
  }
}

/// An object in JSON that one list of fields describes: what is printed, and the schema of it.
protocol FieldList: Encodable, Sendable {
  static var fields: [Field<Self>] { get }
}

extension FieldList {
  /// The shape of the object.
  static var shape: Shape { .object(fields.map(\.member)) }

  package func encode(to encoder: any Encoder) throws {
    try encoder.take(members)
  }

  fileprivate var members: JSONMembers {
    get throws {
      let members = JSONMembers()
      for field in Self.fields {
        if let part = try field.part(self) { members.add(part, field.member.key) }
      }
      return members
    }
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
    let members = try members
    members.add(.string(Self.schema), "schema")
    encoder.take(members)
  }
}

extension Encoder {
  /// Takes the members of a record, which ``JSONLine`` alone encodes.
  fileprivate func take(_ members: JSONMembers) {
    guard let encoder = self as? JSONPartEncoder else {
      preconditionFailure("records are written by JSONLine")
    }
    encoder.part = .object(members)
  }
}
