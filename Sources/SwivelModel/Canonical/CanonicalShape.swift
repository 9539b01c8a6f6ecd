/// How the canonical form treats the numbers of a kind.
package struct CanonicalShape: Sendable {
  /// One field.
  package struct Field: Sendable {
    /// Its index among the numbers.
    package let index: Int
    /// Its name.
    package let name: String
    /// Its treatment.
    package let form: CanonicalField
    /// Whether 0 means that there is no value.
    package let isOptional: Bool

    /// The handle that a record has there; `nil` if it has none.
    package func handle(in record: Record) -> UInt32? {
      let number = record[index]
      guard isOptional else { return number }
      return number == 0 ? nil : number - 1
    }
  }

  /// The fields.
  package let fields: [Field]
  /// Those that identify the subject.
  package let subjects: [Field]

  private init(_ schema: EventSchema?) {
    fields = (schema?.fields ?? []).prefix(Record.maximumCount).enumerated().map { index, field in
      Field(
        index: index, name: field.name, form: CanonicalField(field, code: schema?.code ?? 0),
        isOptional: field.type.isOptional)
    }
    subjects = fields.filter(\.form.isSubject)
  }

  /// The shape of each code; an unknown kind has numbers only.
  package static let all: [Self] = (0...UInt8.max).map { Self(EventSchema.known(code: $0)) }
}

extension CanonicalField {
  /// Whether it identifies the subject of an event.
  package var isSubject: Bool { self == .controller || self == .window || self == .scene }
}

extension Identities {
  /// The identities of a record's handles, in the order of its fields.
  package mutating func subjects(of record: Record) -> [Identity] {
    var subjects: ContiguousArray<Identity> = []
    addSubjects(of: record, to: &subjects)
    return Array(subjects)
  }

  /// Appends the identities of a record's handles, in the order of its fields.
  package mutating func addSubjects(
    of record: Record, to subjects: inout ContiguousArray<Identity>
  ) {
    for field in CanonicalShape.all[Int(record.code)].subjects {
      guard let handle = field.handle(in: record) else { continue }
      switch field.form {
      case .window: subjects.append(window(handle))
      case .scene: subjects.append(scene(handle))
      default: subjects.append(controller(handle))
      }
    }
  }
}
