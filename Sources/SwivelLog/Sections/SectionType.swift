/// The type of a section, its first byte.
enum SectionType {
  /// Events whose gaps are coded by their lengths alone, as up to version 1.1.
  static let plainEvents: UInt8 = 0x01
  static let checkpoint: UInt8 = 0x02
  static let index: UInt8 = 0x03
  static let locator: UInt8 = 0x04
  static let loss: UInt8 = 0x05
  static let recovery: UInt8 = 0x06
  /// Events whose gaps are coded by classes where most of a kind are similar.
  static let events: UInt8 = 0x08
  static let header = UInt8(ascii: "#")
  /// Indexes and locators only state where something is.
  static let hints: Set<UInt8> = [index, locator]
  /// From here on sections may be ignored without losing any of the recording.
  static let firstIgnorable: UInt8 = 0x80
}

/// The type of a definition in a section of events.
enum DefinitionType {
  static let name: UInt8 = 0x01
  static let kind: UInt8 = 0x02
  static let tailMark: UInt8 = 0x03
}

/// How far a log has absorbed the hot file of a development version; nothing needs it any more.
enum TailMark {
  /// A definition's type and length, a number of 32 bits and one of 64.
  static let maximumLength = 2 + 5 + 10

  /// Throws for a mark that no recorder wrote.
  static func check(_ bytes: ByteCursor) throws(BlockDamage) {
    var bytes = bytes
    let place = bytes.position
    guard UInt32(exactly: try bytes.variable()) != nil else { throw .number(at: place) }
    _ = try bytes.variable()
  }
}
