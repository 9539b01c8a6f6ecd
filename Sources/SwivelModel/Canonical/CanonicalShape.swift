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

/// How the canonical form of an event, in which two runs are compared, treats a number.
///
/// The canonical form has no sequence, time or handles, because none of them is the same in two
/// runs of an app.
package enum CanonicalField: UInt8, Sendable {
  /// The number itself.
  case value
  /// The identity of a controller.
  case controller
  /// The identity of a window.
  case window
  /// The identity of a scene.
  case scene
  /// The name of the handle.
  case name
  /// Whether there is a value: the distance of a cause is not part of the behavior.
  case presence
  /// Nothing: the hardware's model, and the progress of a gesture.
  case leftOut

  /// The treatment of a field of a kind.
  package init(_ field: EventSchema.Field, code: UInt8) {
    switch (EventCode(rawValue: code), field.type.wrapped) {
    case (.device, _): self = .leftOut
    case (.interactivePopMoved, .number): self = .leftOut
    case (_, .controller): self = .controller
    case (_, .window): self = .window
    case (_, .scene): self = .scene
    case (_, .name): self = .name
    case (_, .cause): self = .presence
    default: self = .value
    }
  }
}
