import SwivelModel

/// Which numbers of a kind need special treatment in writing; bit i is for number i.
struct KindShape {
  /// Numbers that are controllers.
  private(set) var controllers: UInt8 = 0
  /// Numbers that are names.
  private(set) var names: UInt8 = 0
  /// Names for which 0 means none.
  private(set) var optionalNames: UInt8 = 0

  /// The shape of an unknown kind.
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

  /// Whether a record's number at an index is a name.
  func hasName(at place: Int, of record: Record) -> Bool {
    names & 1 << UInt8(place) != 0 && (!isOptionalName(at: place) || record[place] != 0)
  }

  /// The name at an index of a record; `nil` if there is none.
  func name(at place: Int, of record: Record) -> NameID? {
    guard hasName(at: place, of: record) else { return nil }
    return NameID(rawValue: record[place] - offset(at: place))
  }

  /// The number that stores a name at an index.
  func number(_ name: NameID, at place: Int) -> UInt32 { name.rawValue + offset(at: place) }

  /// Whether the name at an index is optional.
  func isOptionalName(at place: Int) -> Bool { optionalNames & 1 << UInt8(place) != 0 }

  /// The offset of the stored number from the name's own.
  private func offset(at place: Int) -> UInt32 { isOptionalName(at: place) ? 1 : 0 }

  /// The shapes of all known kinds, by code.
  static let known: [KindShape] = (0..<128).map { code in
    EventSchema.known(code: code).map(KindShape.init) ?? KindShape()
  }
}
