/// How to read the numbers of one kind of record.
///
/// A log carries the schemas of the kinds that it uses, so that an older reader can name what a
/// newer writer recorded.
public struct EventSchema: Hashable, Sendable {
  /// One number of a record.
  public struct Field: Hashable, Sendable {
    /// The name in the text form.
    public let name: String
    /// The meaning of the number.
    public let type: FieldType

    /// Makes a field.
    public init(_ name: String, _ type: FieldType) {
      self.name = name
      self.type = type
    }
  }

  /// The record's code, from 1 to 127.
  public let code: UInt8
  /// The kind's name, as the text form writes it.
  public let name: String
  /// The fields, in the order of the record's numbers.
  public let fields: [Field]

  /// Makes a schema.
  public init(code: UInt8, name: String, fields: [Field]) {
    self.code = code
    self.name = name
    self.fields = fields
  }

  /// The schemas of every kind that this version of Swivel knows, in the order of their codes.
  public static let known: [EventSchema] = Event.Kind.families.flatMap { $0.schemas }

  /// The schema of a code that this version knows.
  public static func known(code: UInt8) -> EventSchema? {
    code < 128 ? table[Int(code)] : nil
  }

  private static let table: [EventSchema?] = {
    var table = [EventSchema?](repeating: nil, count: 128)
    for schema in known { table[Int(schema.code)] = schema }
    return table
  }()
}
