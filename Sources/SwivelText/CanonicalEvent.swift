package import SwivelModel

/// An event without its number, time and handles, in words that another run has too.
package struct CanonicalEvent: Hashable, Sendable {
  /// A field and its value.
  package struct Field: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value as JSON.
    package let value: String
    /// Whether it identifies what the event is about.
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
  ///   - subjects: The identities of its handles when it happened.
  ///   - names: The words of the log.
  package init(_ record: Record, about subjects: [Identity], names: NameTable) {
    let form = CanonicalForm(record)
    var (bytes, starts): ([UInt8], [(name: String, isSubject: Bool, place: Int)]) = ([], [])
    form.writeFields(about: subjects, names, into: &bytes) { name, isSubject, bytes in
      starts.append((name, isSubject, bytes.count))
    }
    let ends = starts.dropFirst().map(\.place) + [bytes.count]
    fields = zip(starts, ends).map { start, end in
      let value = String(decoding: bytes[start.place..<end], as: UTF8.self)
      return Field(name: start.name, value: value, isSubject: start.isSubject)
    }
    code = EventCode(rawValue: record.code)
    kind = form.name
  }

  /// The form as a line of JSON, without its end.
  package var line: String {
    var bytes: [UInt8] = []
    bytes.append(#"{"kind":"#)
    bytes.append(quoted: kind)
    for field in fields {
      bytes.append(key: field.name)
      bytes.append(text: field.value)
    }
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
