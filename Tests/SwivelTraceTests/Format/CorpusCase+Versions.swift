import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  /// What newer versions may write, and others.
  static func versions() throws -> [Self] {
    let event = RawEvents(0).bytes
    let (old, unit) = ("#swivel\t1.1\nunit\t1us\n", "unit\t1us\n")
    return [
      Self(
        "unknown-section", "a section of the recording that is not known",
        try RawLog(RawLog.header, event, [0x07, 1, 2], [0x7F]).bytes),
      Self(
        "unknown-ignorable", "sections that may be ignored",
        try RawLog(RawLog.header, event, [0x80], [0xFF, 1, 2]).bytes),
      Self(
        "newer-minor", "a newer minor version, with a new line in the header",
        try RawLog("#swivel\t1.27\textra\n\(unit)zone\tUTC\n", event).bytes),
      Self(
        "older-minor", "a version without a minor number", try RawLog("#swivel\t1\n", event).bytes),
      Self(
        "newer-major", "another major version", try RawLog("#swivel\t2.0\n\(unit)", event).bytes),
      Self("other-unit", "another unit of time", try RawLog("#swivel\t1.1\nunit\t1ns\n").bytes),
      Self("no-log", "a gzip file that is no log", try RawLog("hello\n").bytes),
      Self(
        "header-limits", "more lines in the header than it may have, and longer ones",
        try RawLog(old + manyLines, event).bytes),
      try unknownKinds(), try longerKinds(), try badDescriptions(),
    ]
  }

  private static let manyLines: String = {
    let long = String(repeating: "é", count: 256)
    let key = String(repeating: "k", count: 32)
    let lines = (0..<70).map { "key-\($0)\t\($0)\n" }.joined()
    return
      "long\t\(long)\ntoo-long\t\(long)x\n\(key)\tx\n\(key)k\tx\nbell\t\u{7}\n\(lines)long\tlast\n"
  }()

  private static func unknownKinds() throws -> Self {
    var described = RawEvents.note(0, 0)
    described.describe(0x0F, "folded\thinge:name\tby:controller?\tforce:newton")
    described.define("left hinge")
    described.record(0x0F, [0, 4, 9])
    var undescribed = RawEvents(1)
    undescribed.record(0x7F, [1, 2, 3, 4, 5, 4_294_967_295])
    var again = RawEvents(2)
    again.describe(0x0F, "creased\thinge:name")
    again.record(0x0F, [0, 4])
    again.firstName = 1
    undescribed.firstName = 1
    return Self(
      "unknown-kind", "kinds that are not known: described, not described, described again",
      try RawLog(RawLog.header, described.bytes, undescribed.bytes, again.bytes).bytes)
  }

  private static func longerKinds() throws -> Self {
    var section = RawEvents(0)
    section.describe(0x52, "rotationLock\ton:bool\tby:name?\tangle:degrees")
    section.record(0x52, [1, 1, 180])
    section.define("wall")
    var shorter = RawEvents(1)
    shorter.record(0x38, [1, 2])
    shorter.firstName = 1
    var longer = RawEvents(2)
    longer.record(0x38, [1, 2, 1, 0, 77, 78])
    longer.firstName = 1
    return Self(
      "longer-kind", "known kinds with more numbers, described and not, and with fewer",
      try RawLog(RawLog.header, section.bytes, shorter.bytes, longer.bytes).bytes)
  }

  private static func badDescriptions() throws -> Self {
    var log = try RawLog(isClosed: false)
    for (index, text) in [
      "two words\ta:b", "\ta:b", "x\ta", "x\ta:", "x\t:a", "x\ta:b:c", "willShow\ta:b", "x\tseq:b",
      "x\ta:b\ta:c", "é\ta:b", "x\ta:??", "x\ta:b\tc:d\te:f\tg:h\ti:j\tk:l\tm:n", "x\ta:b?",
      String(repeating: "x", count: 65), "x\u{A0}\ta:b",
    ].enumerated() {
      var section = RawEvents(UInt64(index))
      section.describe(0x0F, text)
      section.record(0x0F, [UInt64(index)])
      try log.add(section.bytes)
    }
    log.add(block: BlockFormat.end)
    return Self(
      "bad-descriptions", "descriptions that break the rules of logs, or of texts", log.bytes)
  }
}
