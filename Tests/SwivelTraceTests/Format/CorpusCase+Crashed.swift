import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  private static let id = "00112233445566778899aabbccddeeff"
  private static let header = RawLog.header + "id\t\(id)\n"

  /// Recordings whose recorder died.
  static func crashed() throws -> [Self] {
    [
      Self("crashed", "no mark of the end, after a tail mark", try sealed(upTo: 3)),
      Self(
        "crashed-torn", "a block was being written after a tail mark",
        Array(try sealed(upTo: 9, generation: 8).dropLast(9))),
    ]
  }

  /// Two blocks of an event and a name each, of which the last has a tail mark.
  private static func sealed(upTo slot: UInt64, generation: UInt64 = 7) throws -> [UInt8] {
    var first = RawEvents.note(0, 0)
    first.define("first")
    var second = RawEvents(1, at: 1_500)
    second.firstName = 1
    let mark = RawLog.variable(generation) + RawLog.variable(slot)
    second.definitions = [(DefinitionType.tailMark, mark)]
    return try RawLog(header, first.bytes, second.bytes, isClosed: false).bytes
  }
}
