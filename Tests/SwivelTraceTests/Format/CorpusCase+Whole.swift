import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  /// Logs to which nothing happened.
  static func whole() throws -> [Self] {
    [
      Self("empty", "a header and the mark of the end", try RawLog().bytes),
      Self("one-event", "one event", try RawLog(RawLog.header, RawEvents(0).bytes).bytes),
      Self("not-closed", "no mark of the end", try written(12, isClosed: false).bytes),
      Self("kinds", "events of all kinds, in many blocks", try written(400, perBlock: 60).bytes),
      Self("one-block", "events of all kinds, in one block", try written(300, perBlock: 300).bytes),
      Self(
        "checkpoints", "checkpoints, an index and a locator",
        try written(60, checkpointEvery: 20).bytes),
      Self(
        "no-index", "checkpoints without an index",
        try written(60, checkpointEvery: 20, isClosed: false).bytes),
      try closedAndContinued(), try controllers(), try deflate(), try losses(), try texts(),
      try numbers(), try recovery(), try tailMark(),
      Self(
        "empty-segment", "a block without payload in the middle",
        try RawLog(RawLog.header, RawEvents(0).bytes, [], RawEvents(1).bytes).bytes),
    ]
  }

  private static func closedAndContinued() throws -> Self {
    let log = try RawLog(RawLog.header, RawEvents(0).bytes)
    return Self(
      "continued", "closed, opened again and continued",
      log.bytes + (try RawLog.block(RawEvents(1, at: 7).bytes)) + BlockFormat.end)
  }

  private static func controllers() throws -> Self {
    var section = RawEvents(0)
    // childAdded: what is new, by place, moved to the front, and what dropped out.
    section.kinds = [[0x30, 2, 3, 0], [0x3A, 3, 1, 0]]
    section.controls = [0xB0, 15, 15, 0x30, 0xB0, 116, 1, 0x30, 0xBA, 3, 40, 1, 0x3A]
    for handle in 20...40 as ClosedRange<UInt64> {
      section.controls += [0xB0] + RawLog.variable(handle + 16) + [2]
    }
    section.lengths = [UInt8](repeating: 0, count: 6 + 21)
    return Self(
      "controllers", "controllers by their places among the sixteen that were used last",
      try RawLog(RawLog.header, section.bytes).bytes)
  }

  private static func losses() throws -> Self {
    var log = try RawLog(isClosed: false)
    for reason in [0, 1, 2, 3, 4, 1 << 40, .max] as [UInt64] {
      let count = [SectionType.loss] + RawLog.variable(reason == .max ? 0 : reason + 1)
      try log.add(count + RawLog.variable(reason) + (reason == 4 ? [1, 2, 3] : []))
    }
    try log.add(RawEvents(3).bytes)
    log.add(block: BlockFormat.end)
    return Self("losses", "losses of every reason, and of unknown ones", log.bytes)
  }

  private static func texts() throws -> Self {
    var section = RawEvents.note(0, 0)
    let names = [
      "a\"b\\c\n\t\r\u{1}\u{7F}", "\u{85}\u{200E}\u{2028}\u{202E}\u{2066}\u{FEFF}\u{1F600}é", "",
    ]
    for name in names { section.define(name) }
    section.definitions.append(
      (
        DefinitionType.name,
        [0xFF, 0xE2, 0x28, 0xA1, 0xF0, 0x9F, 0x98, 0xC0, 0x80, 0xED, 0xA0, 0x80]
      )
    )
    section.controls += (1...4).flatMap { [0xF8, $0] as [UInt8] }
    section.lengths = [0, 0, 0, 0, 0]
    let header = RawLog.header + "a\tone\nB\tno\nx\t\nno\na\ttwo\nlast\tZoë \u{202E}\"'"
    return Self(
      "texts", "names and header lines with odd characters, and what is not UTF-8",
      try RawLog(header, section.bytes).bytes)
  }

  private static func numbers() throws -> Self {
    var sections: [[UInt8]] = []
    for (code, tokens) in [
      (0x10, [0]), (0x20, [65_536, 9, 3]), (0x08, [2]), (0x48, [256, 300, 5, 0]), (0x14, [17]),
      (0x52, []), (0x58, [9]), (0x01, [0x0010_0203]), (0x03, [8, 0]), (0x29, [5, 12, 1]),
    ] as [(UInt8, [UInt64])] {
      var section = RawEvents(UInt64(sections.count))
      section.record(code, tokens)
      sections.append(section.bytes)
    }
    var log = try RawLog(isClosed: false)
    for section in sections { try log.add(section) }
    log.add(block: BlockFormat.end)
    return Self("numbers", "numbers that mean nothing, are too great or are missing", log.bytes)
  }

  private static func recovery() throws -> Self {
    let text = "by\tswivel\nadopted\t2\nholes\t1\n"
    return Self(
      "recovery", "the word of a recovery",
      try RawLog(RawLog.header, [SectionType.recovery] + Array(text.utf8), RawEvents(0).bytes).bytes
    )
  }

  private static func tailMark() throws -> Self {
    var section = RawEvents(0)
    let mark = RawLog.variable(0xFFFF_FFFF) + RawLog.variable(77)
    section.definitions = [(DefinitionType.tailMark, mark), (0x7E, [1, 2, 3]), (0xFE, [])]
    return Self(
      "definitions", "a tail mark, and definitions of unknown types",
      try RawLog(RawLog.header, section.bytes).bytes)
  }

  private static func deflate() throws -> Self {
    let log = try written(20)
    var bytes: [UInt8] = []
    for (start, next) in zip(log.starts, log.starts.dropFirst()) {
      bytes += try stored(Array(log.bytes[start..<next]))
    }
    return Self(
      "stored", "payloads in deflate blocks that are plain copies", bytes + BlockFormat.end)
  }

  /// A block with its payload in two plain copies.
  private static func stored(_ block: [UInt8]) throws -> [UInt8] {
    var reader = BlockReader(source: MemorySource(block))
    guard case .block(let count) = try reader.next() else { return block }
    let payload = Array(reader.payload[0..<count])
    var bytes = BlockFormat.start + [0, 0]
    for (isLast, part) in [(0, payload.prefix(7)), (1, payload.dropFirst(7))] {
      let length = [UInt8(truncatingIfNeeded: part.count), UInt8(part.count >> 8)]
      bytes += [UInt8(isLast)] + length + length.map { ~$0 } + part
    }
    bytes += block.suffix(BlockFormat.trailerLength)
    bytes[16] = UInt8(truncatingIfNeeded: bytes.count - 1)
    bytes[17] = UInt8((bytes.count - 1) >> 8)
    return bytes
  }
}
