import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  private static let id = "00112233445566778899aabbccddeeff"
  private static let header = RawLog.header + "id\t\(id)\n"

  /// Recordings whose recorder died.
  static func crashed() throws -> [Self] {
    let log = try sealed(upTo: 3)
    return [
      Self("crashed", "a hot file with events of every manner", log, hot(from: 3)),
      Self(
        "crashed-torn", "a block was being written, with a tail mark of another hot file in front",
        Array(try sealed(upTo: 9, generation: 8).dropLast(9)), hot(from: 0)),
      Self(
        "crashed-overwritten", "events that were overwritten before they were sealed", log,
        overwritten(from: 3)),
      Self("crashed-holes", "slots that nobody finished, or that are damaged", log, holes()),
      Self(
        "hot-of-another", "the hot file of another recording", Array(log.dropLast(9)),
        RawHot(id: String(id.reversed()))),
      Self("hot-cut", "a hot file that is too short", log, hot(from: 3), cut: 65_000),
    ]
  }

  /// Rings of other lengths.
  static func ringLengths() throws -> [Self] {
    let log = try sealed(upTo: 3)
    return [
      Self("ring-short", "a hot file of 2,048 slots", log, overwritten(from: 3, slotCount: 2_048)),
      Self("ring-long", "a hot file of 4,096 slots", log, overwritten(from: 3, slotCount: 4_096)),
      Self("ring-odd", "a hot file of 3,000 slots", log, overwritten(from: 3, slotCount: 3_000)),
      Self(
        "ring-cut", "a hot file with fewer slots than it tells", log,
        overwritten(from: 3, slotCount: 4_096), cut: 2_048 * 32),
    ]
  }

  private init(_ name: String, _ about: String, _ log: [UInt8], _ hot: RawHot, cut: Int = 0) {
    self.init(name, about, files: [".swivel": log, ".swivel.hot": hot.bytes.dropLast(cut)])
  }

  /// Two blocks of an event and a name each, of which the last shows how far the hot file is in.
  private static func sealed(upTo slot: UInt64, generation: UInt64 = 7) throws -> [UInt8] {
    var first = RawEvents.note(0, 0)
    first.define("first")
    var second = RawEvents(1, at: 1_500)
    second.firstName = 1
    let mark = RawLog.variable(generation) + RawLog.variable(slot)
    second.definitions = [(DefinitionType.tailMark, mark)]
    return try RawLog(header, first.bytes, second.bytes, isClosed: false).bytes
  }

  private static func hot(from slot: UInt64) -> RawHot {
    var hot = RawHot(id: id, from: slot)
    hot.add(0x3A, at: 600, manner: 1, first: 3, body: 40 | 1 << 32 | 1 << 8)
    hot.add(0x21, at: 500, manner: 2, first: 1, body: 65_535)
    hot.add(0x7F, at: 700, manner: 3, first: 2, body: UInt64(UInt32.max) << 32 | 70_000)
    hot.add(0x0E, at: 701, manner: 1, first: 6, body: 0x0006_0402_0005_0301)
    hot.add(0x38, at: 800, payload: [0b0000_1100, 0b0000_0011, 1, 2, 1, 0, 0, 0])
    // A note of a new name, in several slots; of a name of the log; and a controller without one.
    let long = Array("a name that takes more than one slot, for it is long: é".utf8)
    let start: [UInt8] = [0b0000_1001, 0x80, 1]
    hot.add(0x78, at: 900, payload: start + [1, UInt8(long.count)] + long)
    hot.add(0x78, at: 901, payload: start + [0x81, 5] + Array("first".utf8) + [0x85, 1])
    hot.add(0x20, at: 902, payload: [0b0010_1011, 0x80, 7, 0, 0])
    hot.add(0x20, at: 903, payload: [0b1010_1011, 0x80, 7, 0, 1, 1, 2, 0x68, 0x69])
    hot.add(0x4E, at: UInt64(1) << 47, payload: [0])
    return hot
  }

  private static func overwritten(from slot: UInt64, slotCount: UInt64? = nil) -> RawHot {
    var hot = RawHot(id: id, from: slot, slotCount: slotCount)
    hot.skip((slotCount ?? 2_048) + 52)
    for time in 0..<10 as Range<UInt64> {
      hot.add(0x52, at: 900 + time, manner: 1, first: 1, body: time % 2)
    }
    return hot
  }

  private static func holes() -> RawHot {
    var hot = RawHot(id: id, from: 3)
    for time in 0..<6 as Range<UInt64> {
      hot.addHole()
      hot.add(0x52, at: 900 + time, manner: 1, first: 1, body: time % 2)
    }
    hot.damage(6)
    hot.add(0x52, at: 990, manner: 1, first: 7, body: 0)
    hot.add(0x80, at: 990, manner: 1, first: 0, body: 0)
    hot.add(0, at: 990, manner: 1, first: 0, body: 0)
    hot.add(0x78, at: 990, payload: [0b0000_1001, 0x80, 1, 1, 200])
    return hot
  }
}
