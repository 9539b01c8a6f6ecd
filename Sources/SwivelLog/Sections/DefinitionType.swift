/// The type of a definition in a section of events.
enum DefinitionType {
  static let name: UInt8 = 0x01
  static let kind: UInt8 = 0x02
  static let tailMark: UInt8 = 0x03
}
