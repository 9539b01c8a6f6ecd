/// What is needed to read the records of a log: its names, and the kinds it describes.
public struct Vocabulary: Equatable, Sendable {
  /// The names.
  public var names = NameTable()
  /// The log's descriptions of kinds that this version does not know, or not completely, by code.
  public private(set) var newerKinds: [UInt8: EventSchema] = [:]

  /// Makes the vocabulary of an empty log.
  public init() {}

  /// The fields of a code, as described by the log or known to this version.
  public func schema(code: UInt8) -> EventSchema? {
    newerKinds[code] ?? EventSchema.known(code: code)
  }

  /// Adds a log's description of a kind.
  ///
  /// A description that adds nothing to what this version knows is not kept.
  public mutating func define(_ schema: EventSchema) {
    if let known = EventSchema.known(code: schema.code), schema.fields.count <= known.fields.count {
      return
    }
    newerKinds[schema.code] = schema
  }

  /// The size of a vocabulary at some point.
  package struct Mark {
    fileprivate let nameCount: Int
    fileprivate let newerKinds: [UInt8: EventSchema]
  }

  /// The current size, to return to.
  package var mark: Mark { Mark(nameCount: names.count, newerKinds: newerKinds) }

  /// Removes what was added since.
  package mutating func goBack(to mark: Mark) {
    names.keep(first: mark.nameCount)
    newerKinds = mark.newerKinds
  }
}
