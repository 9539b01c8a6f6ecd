import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct SegmentTests {
  private static let random = RandomEvents(seed: 5, count: 3_000)
  private static let names = (0..<4).map { "000000000000000000000000000000\($0)\($0)" }

  /// Three files of a recording, of 1,000 events each.
  private static func segments() throws -> [[UInt8]] {
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    var source = FactsCheckpoints()
    var (names, files) = (NameTable(), [[UInt8]]())
    for number in 0..<3 {
      let sink = MemorySink()
      let writer = try Self.writer(number, sink, source, names)
      for event in random.events[number * 1_000..<number * 1_000 + 1_000] {
        try writer.append(event, vocabulary: vocabulary)
      }
      try writer.checkpoint()
      names = writer.names
      try writer.finish()
      files.append(sink.bytes)
      source = try #require(try lastState(sink.bytes))
    }
    return files
  }

  private static func writer(
    _ number: Int, _ sink: MemorySink, _ source: FactsCheckpoints, _ names: NameTable
  ) throws -> LogWriter {
    var header = TraceHeader()
    _ = header.set(.id, to: Self.names[number])
    _ = header.set(.recording, to: Self.names[0])
    guard number > 0 else {
      return try LogWriter(header: header, policy: .live, sink: sink, checkpoints: source)
    }
    _ = header.set(.previous, to: Self.names[number - 1])
    let first = random.events[number * 1_000]
    let state = source.checkpoint()
    let origin = Checkpoint(
      nextSequence: first.sequence, instant: random.events[number * 1_000 - 1].instant,
      lostCount: 0, facts: state.facts, digest: state.digest, conclusions: state.conclusions)
    return try LogWriter(
      header: header, policy: .live, sink: sink, deflater: Deflater(), from: origin, names: names,
      checkpoints: source)
  }

  private static func lastState(_ bytes: [UInt8]) throws -> FactsCheckpoints? {
    let reader = try LogReader(source: MemorySource(bytes))
    reader.deliversCheckpoints = true
    var state: SceneState?
    while let item = try reader.next() {
      if case .checkpoint(let checkpoint) = item { state = SceneState(archived: checkpoint.facts) }
    }
    return state.map { FactsCheckpoints($0) }
  }

  @Test func `the files of a recording, one behind the other, are one log`() throws {
    let read = ReadLog(try Self.segments().flatMap { $0 })

    #expect(read.isSpotless)
    #expect(read.summary?.droppedCount == 0)
    #expect(
      read.items.named(by: read.vocabulary)
        == Self.random.events.map(TraceItem.event).named(by: Self.vocabulary))
  }

  @Test func `a log whose beginning was dropped has its names and its state`() throws {
    let read = ReadLog(try Self.segments().dropFirst().flatMap { $0 })

    #expect(read.isSpotless)
    #expect(read.summary?.droppedCount == 1_000)
    guard case .checkpoint(let checkpoint) = read.items.first else {
      Issue.record("the state is not there")
      return
    }
    #expect(checkpoint.nextSequence == 1_000)
    #expect(
      read.items.dropFirst().map { $0 }.named(by: read.vocabulary)
        == Self.random.events[1_000...].map(TraceItem.event).named(by: Self.vocabulary))
  }

  @Test func `behind a file that is missing the state is reported again`() throws {
    let files = try Self.segments()
    let read = ReadLog(files[0] + files[2])

    #expect(read.error == nil)
    #expect(read.items.count == 2_001)
    guard case .checkpoint(let checkpoint) = read.items[1_000] else {
      Issue.record("the state is not there")
      return
    }
    #expect(checkpoint.nextSequence == 2_000)
  }

  @Test func `a log of something else after it is not taken for a part`() throws {
    let other = try WrittenLog.random(seed: 1, count: 10).bytes

    let read = ReadLog(try Self.segments()[0] + other)

    #expect(!read.isSpotless)
    #expect(read.items.count == 1_000)
  }

  private static var vocabulary: Vocabulary {
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    return vocabulary
  }
}
