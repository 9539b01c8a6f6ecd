extension Redaction {
  /// The description of a kind as a redacted log has it.
  ///
  /// Words of this version's own table stay, each at its place there. Each other name of a kind or
  /// a field counts as a name, and a type that this version does not know becomes `number`, as
  /// which its numbers are printed in any case. What is dropped is called by its code or its place,
  /// `kind-126` and `field-1`, so that the events can be read.
  package func redacted(_ schema: EventSchema) -> EventSchema {
    guard isActive else { return schema }
    let words = schema.words
    let fields = zip(schema.fields, words.fields).map { field, word in
      EventSchema.Field(replacement(for: word), field.type.isKnown ? field.type : field.type.plain)
    }
    return EventSchema(code: schema.code, name: replacement(for: words.name), fields: fields)
  }

  /// The number of words in a description that count as names, and the number that a redacted log
  /// replaces.
  package func nameCounts(of schema: EventSchema) -> (all: Int, replaced: Int) {
    let names = schema.words.all.filter { !$0.isPublic }
    return (names.count, names.count { replacement(for: $0) != $0.text })
  }

  /// The number of words in a description in clear text that are neither public nor on a list.
  package func clearCount(in schema: EventSchema) -> Int {
    schema.words.all.count { !$0.isPublic && isInClear($0.text) }
  }

  private func replacement(for word: EventSchema.Word) -> String {
    word.isPublic ? word.text : replacement(for: word.text) ?? word.standIn
  }
}

extension EventSchema {
  /// A word of a description.
  fileprivate struct Word {
    let text: String
    /// Whether Swivel's own tables have it at this index.
    let isKnown: Bool
    /// Its replacement where it is dropped.
    let standIn: String

    var isPublic: Bool { isKnown || text == standIn }
  }

  /// All words of a description.
  fileprivate struct Words {
    let name: Word
    let fields: [Word]
    let types: [Word]

    var all: [Word] { [name] + fields + types }
  }

  fileprivate var words: Words {
    let known = Self.known(code: code)
    let name = Word(text: name, isKnown: known?.name == name, standIn: "kind-\(code)")
    let fields = fields.enumerated().map { place, field in
      let isKnown = known.map { $0.fields.dropFirst(place).first?.name == field.name } ?? false
      return Word(text: field.name, isKnown: isKnown, standIn: "field-\(place + 1)")
    }
    let types = self.fields.map { field in
      Word(
        text: field.type.rawValue, isKnown: field.type.isKnown,
        standIn: field.type.plain.rawValue)
    }
    return Words(name: name, fields: fields, types: types)
  }
}

extension FieldType {
  private static let known = Set(EventSchema.known.flatMap { $0.fields.map(\.type.wrapped) })

  /// Whether this version knows it.
  fileprivate var isKnown: Bool { Self.known.contains(wrapped) }

  /// The type as which an unknown one's numbers are printed.
  fileprivate var plain: Self { isOptional ? Self.number.optional : .number }
}
