import SwivelModel
import Testing

@testable import SwivelLog

struct CheckpointTests {
  @Test(arguments: [LogWriter.Policy.live, .batch])
  func `the state is stored every 16,384 events`(policy: LogWriter.Policy) throws {
    let log = try CheckpointedLog(count: 40_000, policy: policy)
    let reader = try LogReader(source: MemorySource(log.bytes))
    reader.deliversCheckpoints = true

    var checkpoints: [Checkpoint] = []
    while let item = try reader.next() {
      if case .checkpoint(let checkpoint) = item { checkpoints.append(checkpoint) }
    }

    #expect(checkpoints.map(\.nextSequence) == [16_384, 32_768])
    for checkpoint in checkpoints {
      #expect(checkpoint.state == log.facts(before: checkpoint.nextSequence))
      #expect(checkpoint.instant == log.events[Int(checkpoint.nextSequence) - 1].instant)
    }
    #expect(reader.summary.checkpointCount == 2)
  }

  @Test func `between events that are all there a reader gets no checkpoints`() throws {
    let log = try CheckpointedLog()

    let read = ReadLog(log.bytes)

    #expect(read.isSpotless)
    #expect(read.items.count == log.events.count)
  }

  @Test(arguments: [0, 60_000, 200_000, 1_000_000])
  func `a state of any size up to a limit comes back`(byteCount: Int) throws {
    let facts = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    let sink = MemorySink()
    let writer = try LogWriter(
      header: .sample, policy: .live, sink: sink, checkpoints: FixedCheckpoints(facts: facts))
    try writer.checkpoint()
    try writer.finish()

    let reader = try LogReader(source: MemorySource(sink.bytes))
    reader.deliversCheckpoints = true

    guard case .checkpoint(let checkpoint) = try reader.next() else {
      Issue.record("there is no checkpoint")
      return
    }
    #expect(checkpoint.facts == facts)
    #expect(checkpoint.digest == 7)
    #expect(checkpoint.conclusions == [1, 2, 3])
    #expect(try reader.next() == nil)
  }

  @Test func `events outweigh a wrong checkpoint at the head`() throws {
    let log = try WrittenLog.random(seed: 2, count: 100)
    let sink = MemorySink()
    let lie = Checkpoint(
      nextSequence: 5_000, instant: Instant(rawValue: 1), lostCount: 9, facts: [], digest: 0,
      conclusions: [])
    _ = try LogWriter(
      header: .sample, policy: .live, sink: sink, deflater: Deflater(), from: lie,
      names: NameTable(),
      checkpoints: FixedCheckpoints(facts: []))
    let header = try LogReader(source: MemorySource(log.bytes))
    let events = log.bytes.dropFirst(Int(header.summary.byteCount))

    let read = ReadLog(sink.bytes + events)

    #expect(read.error == nil)
    #expect(read.items.dropFirst() == log.items[...])
    #expect(read.summary?.droppedCount == 0)
    #expect(read.summary?.lostCount == 0)
  }

  @Test func `damage behind a checkpoint at the head does not outweigh it`() throws {
    let sink = MemorySink()
    var names = NameTable()
    let name = names.intern("Page") ?? NameID(rawValue: .max)
    let head = Checkpoint(
      nextSequence: 5, instant: .start, lostCount: 0, facts: [], digest: 0, conclusions: [])
    _ = try LogWriter(
      header: .sample, policy: .live, sink: sink, deflater: Deflater(), from: head, names: names,
      checkpoints: FixedCheckpoints(facts: []))
    var broken = EventsSection(firstSequence: [5])
    (broken.firstName, broken.controls) = ([1], [0x4D])
    var whole = EventsSection(firstSequence: [6])
    whole.firstName = [1]
    let blocks = try Blocks.log(broken.bytes, whole.bytes)
    let start = try LogReader(source: MemorySource(blocks)).summary.byteCount

    let reader = try LogReader(
      source: MemorySource(sink.bytes + blocks.dropFirst(Int(start))), mode: .salvage)
    while try reader.next() != nil {}

    #expect(reader.summary.eventCount == 1)
    #expect(reader.summary.droppedCount == 5)
    #expect(reader.vocabulary.names[name] == "Page")
  }

  @Test func `a state beyond the limit is not stored`() throws {
    let sink = MemorySink()
    let writer = try LogWriter(
      header: .sample, policy: .live, sink: sink,
      checkpoints: FixedCheckpoints(facts: [UInt8](repeating: 1, count: 1 << 20)))
    try writer.checkpoint()
    try writer.finish()

    let read = ReadLog(sink.bytes)

    #expect(read.isSpotless)
    #expect(read.summary?.checkpointCount == 0)
  }

  @Test func `a large state is stored seldom`() {
    var cadence = CheckpointCadence()
    #expect(!cadence.isDue(at: 16_383))
    #expect(cadence.isDue(at: 16_384))

    cadence.plan(after: 16_384, byteCount: 1_000)
    #expect(cadence.isDue(at: 32_768))
    cadence.plan(after: 20_000, byteCount: 1_000_000)
    #expect(!cadence.isDue(at: 519_999))
    #expect(cadence.isDue(at: 520_000))
  }
}

/// A source whose state never changes.
private struct FixedCheckpoints: CheckpointSource {
  let facts: [UInt8]

  mutating func apply(_ event: Event) {}

  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    (facts, 7, [1, 2, 3])
  }
}
