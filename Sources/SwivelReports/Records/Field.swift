import SwivelText

/// A field of a record: its key, the shape of its value, and its value in a record.
package struct Field<Record>: Sendable {
  let member: Shape.Member
  /// Appends a comma, the key and the value, or nothing if there is no value.
  let write: @Sendable (Record, inout [UInt8]) -> Void

  /// A field that every record has; an optional value may be `null`.
  static func has<Value: JSONValue>(
    _ key: String, as shape: Shape = Value.shape, _ value: @escaping @Sendable (Record) -> Value
  ) -> Self {
    Self(key, shape, isOptional: false, value)
  }

  /// A field that is left out where there is no value.
  static func mayHave<Value: JSONValue>(
    _ key: String, as shape: Shape = Value.shape, _ value: @escaping @Sendable (Record) -> Value?
  ) -> Self {
    Self(key, shape, isOptional: true, value)
  }

  /// A field without a key, in an array.
  static func element<Value: JSONValue>(
    as shape: Shape = Value.shape, _ value: @escaping @Sendable (Record) -> Value
  ) -> Self {
    Self(nil, shape, isOptional: false, value)
  }

  private init<Value: JSONValue>(
    _ key: String?, _ shape: Shape, isOptional: Bool,
    _ value: @escaping @Sendable (Record) -> Value?
  ) {
    member = Shape.Member(key: key ?? "", shape: shape, isOptional: isOptional)
    let front = Array((key.map { ",\"\($0)\":" } ?? ",").utf8)
    write = { record, bytes in
      guard let value = value(record) else { return }
      bytes += front
      value.write(into: &bytes)
    }
  }
}

/// The fields of a part of a record, from which both what is printed and its schema come.
struct Fields<Record>: ExpressibleByArrayLiteral, Sendable {
  private let fields: [Field<Record>]

  init(arrayLiteral fields: Field<Record>...) { self.init(fields) }

  fileprivate init(_ fields: [Field<Record>]) {
    self.fields = fields.sorted { $0.member.key < $1.member.key }
  }

  var shape: Shape { .object(fields.map(\.member)) }

  /// Appends the object, with its keys in order.
  func write(_ record: Record, into bytes: inout [UInt8]) {
    let start = bytes.count
    for field in fields { field.write(record, &bytes) }
    // In place of the first comma.
    if bytes.count == start { bytes.append("{") } else { bytes[start] = UInt8(ascii: "{") }
    bytes.append("}")
  }
}

/// The fields of a record that is a line of its own, and its schema.
package struct RecordFields<Record>: Sendable {
  let fields: Fields<Record>
  let schema: RecordSchema

  /// Makes the fields besides the name of the schema.
  init(_ id: String, _ title: String, _ fields: [Field<Record>]) {
    let all = [.has("schema", as: .constant(id)) { _ in id }] + fields
    self.fields = Fields(all)
    schema = RecordSchema(id, title, lines: .object(all.map(\.member)))
  }

  /// Appends a record, without a line end.
  package func write(_ record: Record, into bytes: inout [UInt8]) {
    fields.write(record, into: &bytes)
  }

  /// The line of a record, without a line end.
  package func json(_ record: Record) -> String {
    var bytes: [UInt8] = []
    write(record, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A value that is printed as an object of fields.
protocol FieldList: JSONValue {
  static var fields: Fields<Self> { get }
}

extension FieldList {
  package static var shape: Shape { fields.shape }
  package func write(into bytes: inout [UInt8]) { Self.fields.write(self, into: &bytes) }
}

/// A value that is printed as a record.
protocol FieldRecord: FieldList {
  static var record: RecordFields<Self> { get }
}

extension FieldRecord {
  static var fields: Fields<Self> { record.fields }
}

/// A value that is printed as an array with an element for each field.
protocol FieldRow: JSONValue {
  static var fields: [Field<Self>] { get }
}

extension FieldRow {
  package static var shape: Shape { .tuple(fields.map(\.member.shape)) }

  package func write(into bytes: inout [UInt8]) {
    let start = bytes.count
    for field in Self.fields { field.write(self, &bytes) }
    bytes[start] = UInt8(ascii: "[")
    bytes.append("]")
  }
}
