import SwivelModel

/// Which numbers of a kind need care when they are written; bit i is for number i.
struct KindShape {
  /// Numbers that are controllers.
  private(set) var controllers: UInt8 = 0
  /// Numbers that are names.
  private(set) var names: UInt8 = 0
  /// Names whose 0 is no name.
  private(set) var optionalNames: UInt8 = 0

  /// The shape of a kind about which nothing is known.
  init() {}

  init(_ schema: EventSchema) {
    for (index, field) in schema.fields.prefix(Record.maximumCount).enumerated() {
      let bit = UInt8(1) << UInt8(index)
      switch field.type {
      case .controller: controllers |= bit
      case .name: names |= bit
      case .name.optional:
        names |= bit
        optionalNames |= bit
      default: break
      }
    }
  }

  /// Whether a record's number at a place stands for a name.
  @inline(__always)
  func hasName(at place: Int, of record: Record) -> Bool {
    names & 1 << UInt8(place) != 0 && (!isOptionalName(at: place) || record[place] != 0)
  }

  /// Whether the number of a name at a place is one more than the name's own.
  @inline(__always)
  func isOptionalName(at place: Int) -> Bool { optionalNames & 1 << UInt8(place) != 0 }

  /// The shapes of the kinds that this version knows, by code.
  static let known: [KindShape] = (0..<128).map { code in
    EventSchema.known(code: code).map(KindShape.init) ?? KindShape()
  }
}
