import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  /// What is as large as it may be.
  static func limits() throws -> [Self] {
    [
      try fullPayload(), try numberLimits(), try instantLimits(), try nameLimits(),
      try tooManyNames(), try longNumbers(),
    ]
  }

  private static func fullPayload() throws -> Self {
    var section = RawEvents(0)
    section.definitions = [(0x40, [])]
    let room = BlockFormat.maximumPayload - section.bytes.count - 2
    section.definitions = [(0x40, [UInt8](repeating: 7, count: room))]
    return Self(
      "full-payload", "a payload of 65,280 bytes", try RawLog(RawLog.header, section.bytes).bytes)
  }

  private static func numberLimits() throws -> Self {
    let most = UInt64(UInt32.max)
    var log = try RawLog(isClosed: false)
    var first = RawEvents(0)
    first.record(0x01, [most, most, most, most, most, most])
    try log.add(first.bytes)
    first = RawEvents(1)
    first.record(0x7F, [most + 16, most, 15, most, 0, most + 16], controllers: 0x25)
    try log.add(first.bytes)
    try log.add(RawEvents((1 << 63) - 1).bytes)
    log.add(block: BlockFormat.end)
    return Self(
      "number-limits", "codes 1 and 127, six numbers of 32 bits, the last sequence number",
      log.bytes)
  }

  private static func instantLimits() throws -> Self {
    var section = RawEvents(0)
    section.kinds = [[0x4E, 0, 0, 200]]
    section.repeat(
      0x4E, [UInt8(truncatingIfNeeded: 63 - 200), UInt8(truncatingIfNeeded: 63 - 200)])
    section.lengths[0] = UInt8(truncatingIfNeeded: 2 - 200)
    section.gaps = [UInt8](repeating: 0xAA, count: 16)
    return Self(
      "instant-limits", "gaps of 63 bits, a first gap, and times beyond the last",
      try RawLog(
        RawLog.header, section.bytes, RawEvents(3, at: .max).bytes,
        RawEvents(4, at: (1 << 63) - 1).bytes
      ).bytes)
  }

  private static func nameLimits() throws -> Self {
    var section = RawEvents.note(1, 0)
    section.define("")
    section.define(String(repeating: "é", count: 2_048))
    section.describe(0x0F, "x\t\(String(repeating: "a", count: 64)):number")
    section.describe(0x0E, String(repeating: "y", count: 4_096))
    var late = RawEvents.note(65_535, 1)
    late.firstName = 65_535
    late.define("the last")
    return Self(
      "name-limits", "an empty name, one of 4,096 bytes, and the last one",
      try RawLog(RawLog.header, section.bytes, late.bytes).bytes)
  }

  private static func tooManyNames() throws -> Self {
    var late = RawEvents(0)
    late.firstName = 65_535
    late.define("the last")
    late.define("one more")
    return Self(
      "too-many-names", "a name behind the last one",
      try RawLog(RawLog.header, late.bytes).bytes)
  }

  private static func longNumbers() throws -> Self {
    // Numbers in more bytes than they need: a first sequence of 5, and a first name of 0.
    var bytes: [UInt8] = [SectionType.plainEvents, 0x85, 0x80, 0x00]
    bytes += [UInt8](repeating: 0x80, count: 9) + [0]
    bytes += RawEvents(5).bytes.dropFirst(3)
    return Self(
      "long-numbers", "numbers in more bytes than they need", try RawLog(RawLog.header, bytes).bytes
    )
  }
}
