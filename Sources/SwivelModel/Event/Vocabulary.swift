/// What is needed to read the numbers of a log's records: its words, and the kinds it describes.
public struct Vocabulary: Equatable, Sendable {
  /// The words.
  public var names = NameTable()
  /// The log's own description of kinds, by code, where this version knows none or a shorter one.
  public private(set) var newerKinds: [UInt8: EventSchema] = [:]

  /// Makes the vocabulary of an empty log.
  public init() {}

  /// The fields of a code, as the log describes them or as this version knows them.
  public func schema(code: UInt8) -> EventSchema? {
    newerKinds[code] ?? EventSchema.known(code: code)
  }

  /// Takes note of a kind as a log describes it.
  ///
  /// A description that this version knows by itself, or knows more of, is not kept.
  public mutating func define(_ schema: EventSchema) {
    if let known = EventSchema.known(code: schema.code), schema.fields.count <= known.fields.count {
      return
    }
    newerKinds[schema.code] = schema
  }

  /// How far a vocabulary had come.
  package struct Mark {
    fileprivate let nameCount: Int
    fileprivate let newerKinds: [UInt8: EventSchema]
  }

  /// How far it has come, to go back there.
  package var mark: Mark { Mark(nameCount: names.count, newerKinds: newerKinds) }

  /// Forgets what it learned since.
  package mutating func goBack(to mark: Mark) {
    names.keep(first: mark.nameCount)
    newerKinds = mark.newerKinds
  }
}
