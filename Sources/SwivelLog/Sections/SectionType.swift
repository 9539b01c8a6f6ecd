/// What a block holds, as its first byte says.
enum SectionType {
  static let events: UInt8 = 0x01
  static let loss: UInt8 = 0x05
  /// Checkpoints, indexes, locators and recoveries, which only ever help: nothing needs them.
  static let helpful: Set<UInt8> = [0x02, 0x03, 0x04, 0x06]
  /// From here on a section may be ignored without losing anything of the recording.
  static let firstIgnorable: UInt8 = 0x80
}
