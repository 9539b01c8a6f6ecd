import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct BulkTests {
  /// Writes events in parts of some size, all of a part at once or each alone.
  private static func bytes(
    _ random: RandomEvents, _ policy: LogWriter.Policy, part: Int, atOnce: Bool
  ) throws -> [UInt8] {
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    let sink = MemorySink()
    let writer = try LogWriter(
      header: .sample, policy: policy, sink: sink, checkpoints: FactsCheckpoints())
    var rest = random.events[...]
    while !rest.isEmpty {
      let events = rest.prefix(part)
      if atOnce {
        try writer.append(contentsOf: events, vocabulary: vocabulary)
      } else {
        for event in events { try writer.append(event, vocabulary: vocabulary) }
      }
      rest = rest.dropFirst(part)
    }
    try writer.finish()
    return sink.bytes
  }

  @Test(arguments: [LogWriter.Policy.live, .batch])
  func `events added at once are as if each was added alone`(policy: LogWriter.Policy) throws {
    let random = RandomEvents(seed: 17, count: 36_000)
    let alone = try Self.bytes(random, policy, part: .max, atOnce: false)
    let sections = try Blocks.sections(of: alone)
    for part in [1, 2, 255, 1_024, 5_000, .max] {
      let log = try Self.bytes(random, policy, part: part, atOnce: true)
      #expect(try Blocks.sections(of: log) == sections)
    }
    #expect(ReadLog(alone).isSpotless)
  }

  @Test func `events without a place in memory of their own are added, too`() throws {
    let random = RandomEvents(seed: 18, count: 3_000)
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: .live, sink: sink)
    try writer.append(contentsOf: AnySequence(random.events), vocabulary: vocabulary)
    try writer.finish()
    let items = random.events.map(TraceItem.event)
    #expect(ReadLog(sink.bytes).items.named(by: vocabulary) == items.named(by: vocabulary))
  }

  @Test func `what is before an event that cannot be is in the log`() throws {
    var events = (0..<300).map {
      Event(sequence: $0, instant: Instant(rawValue: $0), .window(.systemAlertShown))
    }
    events[200].instant = Instant(rawValue: 3)
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: .live, sink: sink)
    #expect(throws: LogError.outOfOrder(sequence: 200)) {
      try writer.append(contentsOf: events, vocabulary: Vocabulary())
    }
    try writer.append(contentsOf: events[201...], vocabulary: Vocabulary())
    try writer.finish()

    events.remove(at: 200)
    #expect(ReadLog(sink.bytes).items.filter { $0.instant != nil } == events.map(TraceItem.event))
  }

  @Test func `large and small numbers keep their order`() throws {
    var random = SplitMix64(seed: 19)
    let limits: [UInt32] = [3, 100, 112, 127, 128, 300, .max]
    let events = (0..<5_000).map { place -> Event in
      var record = Record(code: 1)
      for _ in 0..<2 {
        let limit = limits[Int.random(in: 0..<limits.count, using: &random)]
        record.append(UInt32.random(in: 0...limit, using: &random))
      }
      return Event(
        sequence: UInt64(place), instant: Instant(rawValue: UInt64(place)), record: record)
    }
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: .batch, sink: sink)
    try writer.append(contentsOf: events, vocabulary: Vocabulary())
    try writer.finish()
    #expect(ReadLog(sink.bytes).items == events.map(TraceItem.event))
  }
}
