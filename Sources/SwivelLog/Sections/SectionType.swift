/// What a block holds, as its first byte says.
enum SectionType {
  /// Events whose gaps are told by their lengths alone, as up to version 1.1.
  static let plainEvents: UInt8 = 0x01
  static let checkpoint: UInt8 = 0x02
  static let index: UInt8 = 0x03
  static let locator: UInt8 = 0x04
  static let loss: UInt8 = 0x05
  static let recovery: UInt8 = 0x06
  /// Events whose gaps are told by classes where most of a kind are alike.
  static let events: UInt8 = 0x08
  static let header = UInt8(ascii: "#")
  /// Indexes and locators only say where something is.
  static let hints: Set<UInt8> = [index, locator]
  /// From here on a section may be ignored without losing anything of the recording.
  static let firstIgnorable: UInt8 = 0x80
}
