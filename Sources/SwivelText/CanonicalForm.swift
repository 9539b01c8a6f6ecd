import SwivelModel

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
