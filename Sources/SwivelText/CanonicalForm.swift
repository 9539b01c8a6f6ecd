package import SwivelModel

/// The canonical form of one record: its kind, and those of its fields that another run has too.
struct CanonicalForm {
  private let record: Record
  private let kind: TextKind

  /// The name of the kind.
  var name: String { kind.name }

  init(_ record: Record) {
    (self.record, kind) = (record, TextKinds.known[Int(record.code)])
  }

  /// Appends the form as a line of JSON, without its end.
  func write(
    about subjects: some Collection<Identity>, _ names: NameTable, into bytes: inout [UInt8]
  ) {
    bytes.append(#"{"kind":"#)
    bytes.append(quoted: kind.name)
    writeFields(about: subjects, names, into: &bytes) { name, _, bytes in bytes.append(key: name) }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends the value of each field as JSON, after what a function appends before it.
  ///
  /// The function receives the field's name, and whether it says what the event is about.
  func writeFields(
    about subjects: some Collection<Identity>, _ names: NameTable, into bytes: inout [UInt8],
    _ begin: (_ name: String, _ isSubject: Bool, inout [UInt8]) -> Void
  ) {
    var subjects = subjects.makeIterator()
    for field in CanonicalShape.all[Int(record.code)].fields where field.form != .leftOut {
      begin(field.name, field.form.isSubject, &bytes)
      if field.handle(in: record) == nil {
        bytes.append("null")
      } else if field.form.isSubject {
        bytes.append(quoted: subjects.next()?.label ?? "")
      } else if field.form == .presence {
        bytes.append("true")
      } else {
        kind.fields[field.index].write(record[field.index], sequence: 0, names: names, into: &bytes)
      }
    }
    guard kind.fields.count < Int(record.count) else { return }
    begin("more", false, &bytes)
    bytes.append(numbersOf: record, from: kind.fields.count)
  }
}

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
  ///   - subjects: The identities of its handles at the time.
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

/// Writes a run as text that is independent of time, numbering and handles: one JSON object a line.
///
/// Two runs with the same behavior give the same text, which any diff can compare.
package struct CanonicalTextWriter: Sendable {
  private var identities = Identities()
  private var subjects: ContiguousArray<Identity> = []

  /// Makes a writer for one log.
  package init() {}

  /// Writes an event; other items of a log have no canonical form.
  package mutating func write(
    _ item: TraceItem, vocabulary: Vocabulary, into bytes: inout [UInt8]
  ) {
    switch item {
    case .loss: return
    case .checkpoint(let checkpoint):
      guard let facts = SceneState(archived: checkpoint.facts) else { return }
      identities.restore(facts, names: vocabulary.names)
    case .event(let event):
      identities.begin(event.record, names: vocabulary.names)
      subjects.removeAll(keepingCapacity: true)
      identities.addSubjects(of: event.record, to: &subjects)
      CanonicalForm(event.record).write(about: subjects, vocabulary.names, into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      identities.end(event.record)
    }
  }
}
