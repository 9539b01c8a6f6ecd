package import SwivelModel

/// An event without sequence, time and handles, in terms that are the same in another run.
package struct CanonicalEvent: Hashable, Sendable {
  /// A field and its value.
  package struct Field: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value as JSON.
    package let value: String
    /// Whether it identifies the subject, rather than stating something about it.
    package let isSubject: Bool
  }

  /// The code of the kind; `nil` for a kind of a newer version.
  package let code: EventCode?
  /// The kind.
  package let kind: String
  /// The fields of the canonical form.
  package let fields: [Field]

  /// Makes the canonical form of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - subjects: The identities behind its handles at the time.
  ///   - names: The names of the log.
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
