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
