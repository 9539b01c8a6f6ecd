import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  /// Checkpoints, indexes and locators that are not what they say.
  static func hints() throws -> [Self] {
    [
      try lyingIndex(), try lyingLocator(), try checkpointParts(), try lyingCheckpoints(),
      try checkpointAhead(),
      Self(
        "damaged-checkpoint", "a checkpoint is damaged",
        try written(60, checkpointEvery: 20).damaged(6, at: 40)),
      Self(
        "checkpoint-nonsense", "checkpoints, indexes and locators that make no sense",
        try nonsense()),
    ]
  }

  /// A log whose hints are put in by hand, before the last event.
  private static func log(
    _ name: String, _ about: String, _ sections: [[UInt8]], locator: UInt64? = nil
  ) throws -> Self {
    var log = try RawLog(RawLog.header, RawEvents(0, at: 5).bytes, isClosed: false)
    try log.add(RawCheckpoint(sequence: 1, instant: 5).bytes)
    try log.add(RawEvents(1, at: 9).bytes)
    for section in sections { try log.add(section) }
    if let locator {
      let words = [locator, 99, 99].flatMap(RawLog.word)
      try log.add([SectionType.locator] + words)
    }
    log.add(block: BlockFormat.end)
    return Self(name, about, log.bytes)
  }

  private static func lyingIndex() throws -> Self {
    let entries = [1, 0, 0, 40, 0, 3, 9, 1, 1].map(UInt8.init)
    return try log(
      "lying-index", "the index names places without a checkpoint, and itself as the one before",
      [[SectionType.index, 0xFF, 1, 3] + entries.dropFirst(0)], locator: 150)
  }

  private static func lyingLocator() throws -> Self {
    try log("lying-locator", "the locator points behind the end", [], locator: 1 << 62)
  }

  private static func checkpointParts() throws -> Self {
    var first = RawCheckpoint(sequence: 7, instant: 3, names: ["split name", nil, "other"])
    first.partCount = 3
    let body = first.body
    var log = try RawLog(RawLog.header, first.bytes(body[..<4]), isClosed: false)
    first.part = 1
    try log.add(first.bytes(body[4..<9]))
    first.part = 2
    try log.add(first.bytes(body[9...]))
    var note = RawEvents.note(0, 7, at: 3)
    note.firstName = 3
    note.controls += [0xF8, 1, 0xF8, 2, 0xF8, 3]
    note.lengths = [0, 0, 0, 0]
    try log.add(note.bytes)
    log.add(block: BlockFormat.end)
    return Self("checkpoint-parts", "a checkpoint in three blocks at the head", log.bytes)
  }

  private static func lyingCheckpoints() throws -> Self {
    var note = RawEvents.note(0, 1, at: 9)
    note.define("true")
    return try log(
      "lying-checkpoint", "checkpoints with other names, too few, a past time or number",
      [
        note.with(sequence: 2).bytes,
        RawCheckpoint(sequence: 3, instant: 9, names: ["false"]).bytes,
        RawCheckpoint(sequence: 2, instant: 9, names: ["false"]).bytes,
        RawCheckpoint(sequence: 9, instant: 8, names: ["false"]).bytes,
        RawCheckpoint(sequence: 9, instant: 9, names: []).bytes,
        RawEvents.note(0, 3, at: 9).with(firstName: 1).bytes,
      ])
  }

  private static func checkpointAhead() throws -> Self {
    try log(
      "checkpoint-ahead", "a checkpoint tells of events that are not there",
      [
        RawCheckpoint(sequence: 9, instant: 30, names: ["told"]).bytes,
        RawEvents.note(0, 9, at: 30).with(firstName: 1).bytes,
      ])
  }

  private static func nonsense() throws -> [UInt8] {
    let whole = RawCheckpoint(sequence: 5, names: ["name"])
    var log = try RawLog(isClosed: false)
    for section in [
      [SectionType.checkpoint], [SectionType.checkpoint, 0x80], whole.bytes(whole.body.dropLast(1)),
      whole.bytes([]), RawCheckpoint(partCount: 0, sequence: 5).bytes,
      RawCheckpoint(part: 1, partCount: 2, sequence: 5).bytes,
      RawCheckpoint(part: 0, partCount: 2, sequence: 5).bytes,
      RawCheckpoint(part: 1, partCount: 2, sequence: 6).bytes,
      RawCheckpoint(sequence: 1 << 63).bytes, RawCheckpoint(sequence: 5, instant: 1 << 63).bytes,
      [SectionType.index], [SectionType.index, 0x80], [SectionType.locator, 1],
    ] { try log.add(section) }
    try log.add(RawEvents(0).bytes)
    log.add(block: BlockFormat.end)
    return log.bytes
  }
}

extension RawEvents {
  func with(sequence: UInt64) -> Self {
    var section = self
    section.sequence = sequence
    return section
  }

  func with(firstName: UInt64) -> Self {
    var section = self
    section.firstName = firstName
    return section
  }
}
