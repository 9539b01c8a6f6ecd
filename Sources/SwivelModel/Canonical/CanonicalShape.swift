/// What the canonical form makes of the numbers of a kind.
package struct CanonicalShape: Sendable {
  /// One field.
  package struct Field: Sendable {
    /// Its place among the numbers.
    package let index: Int
    /// Its name.
    package let name: String
    /// What becomes of it.
    package let form: CanonicalField
    /// Whether 0 says that there is no value.
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
  /// Those that tell who or what it is about.
  package let subjects: [Field]

  private init(_ schema: EventSchema?) {
    fields = (schema?.fields ?? []).prefix(Record.maximumCount).enumerated().map { index, field in
      Field(
        index: index, name: field.name, form: CanonicalField(field, code: schema?.code ?? 0),
        isOptional: field.type.isOptional)
    }
    subjects = fields.filter(\.form.isSubject)
  }

  /// The shape of each code; a kind that this version does not know has numbers only.
  package static let all: [Self] = (0...UInt8.max).map { Self(EventSchema.known(code: $0)) }
}

extension CanonicalField {
  /// Whether it tells who or what an event is about.
  package var isSubject: Bool { self == .controller || self == .window || self == .scene }
}

extension Identities {
  /// Who is meant by the handles of a record, in the order of its fields.
  package mutating func subjects(of record: Record) -> [Identity] {
    var subjects: ContiguousArray<Identity> = []
    addSubjects(of: record, to: &subjects)
    return Array(subjects)
  }

  /// Adds to a list who is meant by the handles of a record, in the order of its fields.
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
