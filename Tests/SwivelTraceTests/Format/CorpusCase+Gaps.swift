import SwivelModel
import SwivelTestKit

@testable import SwivelLog

extension CorpusCase {
  /// Gaps that are coded by classes.
  static func gaps() throws -> [Self] {
    [
      Self("kinds", "events of all kinds, in many blocks", try written(400, perBlock: 60).bytes),
      try addedKinds(), try alike(), try precisions(), try classLimits(), try bothSections(),
      try brokenScales(), try environments(),
    ]
  }

  /// The kinds that were added since the first release, and the state that results from them.
  private static func addedKinds() throws -> Self {
    try checkpointed(
      "added-kinds", "kinds that were added since the first release, with checkpoints",
      [
        .session(.fullScreenIgnoredFrom(version: SystemVersion(26, 2))), .session(.sceneMissing),
        .device(.deviceOrientationAmong(sides: .landscape)),
        .outcome(.supportedTold(mask: .portrait, request: nil)),
        .observation(.appeared(controller: ControllerID(rawValue: 1))),
      ])
  }

  /// The environments of scenes since iOS 27, and the state that results from them.
  private static func environments() throws -> Self {
    let (scene, page) = (SceneID(rawValue: 2), ControllerID(rawValue: 1))
    return try checkpointed(
      "environments", "resized and mirrored scenes, and foldable phones, with checkpoints",
      [
        .session(.device(model: .foldable, identifier: nil)),
        .device(.displayUsed(display: .inner)), .device(.displayUsed(display: .outer)),
        .session(.device(model: .onPad, identifier: nil)),
        .session(.sceneResizing(scene: scene, on: true)),
        .session(.sceneResizing(scene: scene, on: false)),
        .session(.screenChanged(scene: scene)), .session(.windowing(mode: .mirrored)),
        .answer(.lockAnswered(controller: page, value: true)),
        .observation(.statusBarOrientation(orientation: .unknown)),
      ])
  }

  /// A log of events 1 ms apart, each followed by a checkpoint.
  private static func checkpointed(
    _ name: String, _ about: String, _ kinds: [Event.Kind]
  ) throws -> Self {
    let sink = MemorySink()
    let writer = try LogWriter(
      header: TraceHeader(), policy: .batch, sink: sink, checkpoints: FactsCheckpoints())
    for (index, kind) in kinds.enumerated() {
      let number = UInt64(index)
      try writer.append(
        Event(sequence: number, instant: Instant(rawValue: number * 1_000), kind),
        vocabulary: Vocabulary())
      try writer.checkpoint()
    }
    try writer.finish()
    return Self(name, about, sink.bytes)
  }

  /// Two kinds that mostly take the same time, and one that does not.
  private static func alike() throws -> Self {
    var random = SplitMix64(seed: 12)
    let sink = MemorySink()
    let writer = try LogWriter(header: TraceHeader(), policy: .live, sink: sink)
    let records = [Record(code: 0x39, 1, 2), Record(code: 0x70, 0, 1), Record(code: 0x4E)]
    var instant: UInt64 = 0
    for sequence in 0..<1_500 {
      let isOdd = Int.random(in: 0..<12, using: &random) == 0
      let usual: UInt64 = isOdd ? 2_000 : [352_000, 262_144, 180][sequence % 3]
      let spread = sequence % 3 == 2 ? usual / 2 : usual / 32
      instant += UInt64.random(in: usual - spread...usual + spread, using: &random)
      let event = Event(
        sequence: UInt64(sequence), instant: Instant(rawValue: instant),
        record: records[sequence % 3])
      try writer.append(event, vocabulary: Vocabulary())
    }
    try writer.finish()
    return Self("alike", "gaps of a kind that are mostly the same", sink.bytes)
  }

  /// A gap with 12 bits by a class of every precision, and one beside the classes by its length.
  private static func precisions() throws -> Self {
    var log = try RawLog("#swivel\t1.2\nunit\t1us\n", isClosed: false)
    for precision in 1...6 as ClosedRange<UInt8> {
      let first = RawLog.variable((12 - UInt64(precision)) << UInt64(precision))
      let section = RawEvents.scaled(
        UInt64(precision - 1) * 3, at: UInt64(precision) * 10_000, [7, precision] + first,
        lengths: [64, 65, 9].map { $0 &- 7 }, gaps: [0xA5, 0x3C, 0x77, 0x01],
        bitCount: 2 * (11 - Int(precision)) + 8)
      try log.add(section.bytes)
    }
    log.add(block: BlockFormat.end)
    return Self("precisions", "classes of every precision, and lengths beside them", log.bytes)
  }

  /// Classes whose gaps have fewer bits than they tell, none at all, or 63.
  private static func classLimits() throws -> Self {
    let small = RawEvents.scaled(
      0, [0, 6, 0], lengths: [64, 127, 64 + 64, 64 + 128, 64 + 191, 0, 1, 2], gaps: [5],
      bitCount: 3)
    let great = RawEvents.scaled(
      8, at: 1_000, [200, 6] + RawLog.variable(3_711), lengths: [64 &- 200, 63 &- 200],
      gaps: [UInt8](repeating: 0xAA, count: 15), bitCount: 56 + 62)
    let long = RawEvents.scaled(10, at: .max, [0, 1, 0xFD, 0x80, 0], lengths: [0], bitCount: 0)
    return Self(
      "class-limits", "classes of gaps with no bits below, and with 63 bits",
      try RawLog("#swivel\t1.2\nunit\t1us\n", small.bytes, great.bytes, long.bytes).bytes)
  }

  private static func bothSections() throws -> Self {
    var first = RawEvents.scaled(0, [0, 2, 40], lengths: [64, 90], gaps: [9, 9, 9], bitCount: 24)
    first.define("first")
    var second = RawEvents(2, at: 300_000)
    second.firstName = 1
    var third = RawEvents.scaled(3, at: 300_000, [64, 3, 1], lengths: [0], bitCount: 0)
    third.firstName = 1
    return Self(
      "both-sections", "events of this version and of those before in turns",
      try RawLog("#swivel\t1.2\nunit\t1us\n", first.bytes, second.bytes, third.bytes).bytes)
  }

  /// Each block but the first and the last breaks one rule.
  private static func brokenScales() throws -> Self {
    let first = RawEvents.scaled(0, [0, 0], lengths: [5], gaps: [3], bitCount: 4)
    var log = try RawLog("#swivel\t1.2\nunit\t1us\n", first.bytes, isClosed: false)
    for (scale, length, byteCount) in [
      ([0, 7, 0], 0, 0), ([0, 0], 64, 0), ([0, 0], 255, 0), ([1, 0], 63, 0),
      ([0, 1, 126], 0, 0), ([0, 6, 0x80, 0x1D], 0, 0), ([0, 1, 125], 65, 8),
      ([0, 6, 0xFF, 0x1C], 65, 8), ([0, 3, 80], 64, 1), ([0, 3, 80], 64, 3), ([0], 0, 0),
      ([0, 2], 0, 0), ([0, 1, 0x80], 0, 0),
    ] as [([UInt8], UInt8, Int)] {
      let gaps = [UInt8](repeating: 0, count: byteCount)
      var section = RawEvents(1, at: 60)
      (section.type, section.kinds) = (SectionType.events, [[0x4E, 0, 0] + scale])
      (section.lengths, section.gaps) = ([length], gaps)
      try log.add(section.bytes)
    }
    try log.add(
      RawEvents.scaled(1, at: 60, [0, 3, 80], lengths: [64], gaps: [1, 1], bitCount: 9).bytes)
    log.add(block: BlockFormat.end)
    return Self("broken-scales", "blocks each of which breaks a rule of classes", log.bytes)
  }
}

extension RawEvents {
  /// Events without numbers whose gaps are coded by a scale: base, precision, and perhaps the first
  /// class.
  fileprivate static func scaled(
    _ sequence: UInt64, at instant: UInt64 = 0, _ scale: [UInt8], lengths: [UInt8],
    gaps: [UInt8] = [], bitCount: Int
  ) -> Self {
    var section = Self(sequence, at: instant)
    section.type = SectionType.events
    section.kinds = [[0x4E, 0, 0] + scale]
    section.controls = lengths.map { _ in 0x4E }
    section.lengths = lengths
    section.gaps = Array(gaps.prefix((bitCount + 7) / 8))
    return section
  }
}
