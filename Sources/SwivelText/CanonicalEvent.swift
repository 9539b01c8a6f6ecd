package import SwivelModel

/// An event without sequence, time and handles: what it says, in words that another run has as
/// well.
package struct CanonicalEvent: Hashable, Sendable {
  /// A field and its value.
  package struct Field: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value as JSON.
    package let value: String
    /// Whether it tells who or what it is about, and not what is said of it.
    package let isSubject: Bool
  }

  /// The code of the kind; `nil` of a kind that only a newer version knows.
  package let code: EventCode?
  /// The kind.
  package let kind: String
  /// The fields that a canonical form has.
  package let fields: [Field]

  /// Makes the canonical form of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - subjects: Who was meant by its handles when it happened.
  ///   - names: The words of the log.
  package init(_ record: Record, about subjects: [Identity], names: NameTable) {
    var (fields, subjects): ([Field], ArraySlice<Identity>) = ([], subjects[...])
    let schema = EventSchema.known(code: record.code)
    for field in CanonicalShape.all[Int(record.code)].fields where field.form != .leftOut {
      let value: String
      if field.handle(in: record) == nil {
        value = "null"
      } else if field.form.isSubject {
        value = Self.quoted(subjects.popFirst()?.label ?? "")
      } else if field.form == .presence {
        value = "true"
      } else {
        value = Self.value(record[field.index], schema?.fields[field.index], names)
      }
      fields.append(Field(name: field.name, value: value, isSubject: field.form.isSubject))
    }
    if let more = Self.more(record, from: schema?.fields.count ?? 0) { fields.append(more) }
    code = EventCode(rawValue: record.code)
    kind = schema?.name ?? "\(TextForm.unknownKindPrefix)\(record.code)"
    self.fields = fields
  }

  /// The form as a line of JSON, without its end.
  package var line: String {
    var bytes: [UInt8] = []
    bytes.append(#"{"kind":"#)
    bytes.append(quoted: kind)
    for field in fields {
      bytes.append(key: field.name)
      bytes.append(field.value)
    }
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(quoted: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(
    _ number: UInt32, _ field: EventSchema.Field?, _ names: NameTable
  ) -> String {
    guard let field else { return String(number) }
    var bytes: [UInt8] = []
    FieldShape(field).write(number, sequence: 0, names: names, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The numbers that a newer version wrote and this one has no name for.
  private static func more(_ record: Record, from start: Int) -> Field? {
    guard start < Int(record.count) else { return nil }
    let numbers = (start..<Int(record.count)).map { String(record[$0]) }
    let list = "[\(numbers.joined(separator: ","))]"
    return Field(name: "more", value: list, isSubject: false)
  }
}
