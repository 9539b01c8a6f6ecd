import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  /// Logs that break off.
  static func torn() throws -> [Self] {
    let log = try written(20)
    let (bytes, starts) = (log.bytes, log.starts)
    return [
      Self("torn-header", "cut off in the first block", Array(bytes[..<30])),
      Self("torn-first-byte", "cut off behind the first byte of a block", cut(log, at: 3, 1)),
      Self("torn-start", "cut off in the fixed bytes of a block", cut(log, at: 3, 15)),
      Self("torn-length", "cut off in the length of a block", cut(log, at: 3, 17)),
      Self("torn-deflate", "cut off in the deflated bytes", cut(log, at: 3, 40)),
      Self("torn-trailer", "cut off in the checksum", Array(bytes[..<(starts[4] - 6)])),
      Self("torn-border", "cut off between two blocks", Array(bytes[..<starts[3]])),
      Self("torn-end", "cut off in the mark of the end", Array(bytes.dropLast(5))),
      Self("padding", "zeros behind the end", bytes + [UInt8](repeating: 0, count: 700)),
      Self(
        "padding-behind-half", "half a block, and zeros behind it",
        cut(log, at: 3, 40) + [UInt8](repeating: 0, count: 300)),
      Self("noise", "other bytes behind the end", bytes + (0..<200).map { UInt8($0) | 1 }),
      Self("nothing", "an empty file", []),
      Self("zeros", "nothing but zeros", [UInt8](repeating: 0, count: 100)),
      Self("end-only", "nothing but the mark of an end", BlockFormat.end),
    ]
  }

  private static func cut(_ log: RawLog, at block: Int, _ count: Int) -> [UInt8] {
    Array(log.bytes[..<(log.starts[block] + count)])
  }

  /// Logs with damage in the middle, and blocks that are whole and break a rule.
  static func damaged() throws -> [Self] {
    let log = try written(40)
    var two = RawLog(log.damaged(2, at: 30))
    two = RawLog(two.damaged(5, at: -6))
    return [
      Self("damaged-start", "the fixed bytes of a block are others", log.damaged(3, at: 2)),
      Self("damaged-length", "the length of a block is another", log.damaged(3, at: 17)),
      Self("damaged-deflate", "the deflated bytes are others", log.damaged(3, at: 40)),
      Self("damaged-checksum", "the checksum is another", log.damaged(3, at: -6)),
      Self("damaged-size", "the number of inflated bytes is another", log.damaged(3, at: -2)),
      Self("damaged-twice", "two blocks are damaged", two.bytes),
      Self("damaged-last", "the last block with events is damaged", log.damaged(8, at: 40)),
      Self("damaged-header", "the header is damaged", log.damaged(0, at: 30)),
      Self(
        "damaged-first", "the first block with events, and names, is damaged",
        log.damaged(1, at: 40)),
      Self("missing-block", "a block is not there", log.without(3..<4)),
      Self("repeated-block", "a block is there twice", try repeated(log)),
      Self("swapped-blocks", "two blocks are in the other's place", try swapped(log)),
      Self("zeroed", "zeros in place of a block and a half", zeroed(log)),
      Self(
        "damage-and-checkpoint", "a checkpoint behind the damage tells the names",
        try written(60, checkpointEvery: 20).damaged(2, at: 40)),
      try behindGap(), try broken(),
    ]
  }

  private static func repeated(_ log: RawLog) throws -> [UInt8] {
    Array(log.bytes[..<log.starts[4]] + log.bytes[log.starts[3]...])
  }

  private static func swapped(_ log: RawLog) throws -> [UInt8] {
    let (bytes, starts) = (log.bytes, log.starts)
    return Array(
      bytes[..<starts[3]] + bytes[starts[4]..<starts[5]] + bytes[starts[3]..<starts[4]]
        + bytes[starts[5]...])
  }

  private static func zeroed(_ log: RawLog) -> [UInt8] {
    var bytes = log.bytes
    for place in log.starts[3]..<(log.starts[4] + 60) { bytes[place] = 0 }
    return bytes
  }

  /// Names come back with the first checkpoint after a gap, and not with the second.
  private static func behindGap() throws -> Self {
    var log = try RawLog(RawLog.header, RawEvents(0).bytes, RawEvents(1).bytes, isClosed: false)
    var late = RawEvents.note(1, 2)
    late.firstName = 2
    try log.add(late.bytes)
    try log.add(RawCheckpoint(sequence: 3, names: ["first", nil]).bytes)
    late.sequence = 3
    try log.add(late.bytes)
    try log.add(RawCheckpoint(sequence: 4, names: ["other", "second"]).bytes)
    (late, late.firstName) = (.note(0, 4), 2)
    try log.add(late.bytes)
    log.add(block: BlockFormat.end)
    return Self(
      "names-behind-gap", "of two checkpoints behind damage the first one counts",
      log.damaged(2, at: -6))
  }

  /// Each block but the first breaks one rule.
  private static func broken() throws -> Self {
    var log = try RawLog(RawLog.header, RawEvents(1, at: 50).bytes, isClosed: false)
    for change in changes {
      var section = RawEvents(2, at: 60)
      section.firstName = 0
      change(&section)
      try log.add(section.bytes)
    }
    try log.add(Array(RawEvents(2, at: 60).bytes.dropLast()))
    try log.add(RawEvents(2, at: 60).bytes + [0])
    try log.add([SectionType.loss])
    try log.add([SectionType.loss, 1] + [UInt8](repeating: 0x80, count: 10) + [0])
    try log.add(RawEvents(2, at: 60).bytes)
    log.add(block: BlockFormat.end)
    return Self("broken-rules", "blocks that are whole, each of which breaks a rule", log.bytes)
  }

  private static let changes: [@Sendable (inout RawEvents) -> Void] = [
    { $0.sequence = 1 }, { $0.instant = 49 }, { $0.sequence = 1 << 63 },
    { $0.lengths = [] }, { $0.kinds = [] }, { $0.kinds = [[0, 0, 0, 0], [0x4E, 0, 0, 0]] },
    { $0.kinds = [[0x4E, 0, 0, 0], [0x4E, 0, 0, 0]] }, { $0.kinds = [[0x4E, 7, 0, 0]] },
    { $0.kinds = [[0x4E, 0, 1, 0]] }, { $0.controls = [0x4D] }, { $0.controls = [0x4E, 0x4E] },
    { $0.lengths = [64] }, { $0.lengths = [9] }, { $0.gaps = [0] },
    { $0.record(0x78, [1 << 32]) }, { $0.record(0x21, [(1 << 32) + 16], controllers: 1) },
    { $0.definitions = [(DefinitionType.name, [UInt8](repeating: 97, count: 4_097))] },
    { $0.definitions = [(DefinitionType.kind, [])] },
    { $0.definitions = [(DefinitionType.tailMark, [0x80])] },
    { $0.firstName = 65_537 },
  ]
}
