import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct SeekTests {
  /// What can be wrong with the directory at a log's end.
  enum Directory: CaseIterable {
    case right, missing, noIndex, lyingIndex, lyingLocator

    func bytes(of log: CheckpointedLog) throws -> [UInt8] {
      let index = try #require(try log.offsets(of: SectionType.index).last)
      let locator = try #require(try log.offsets(of: SectionType.locator).last)
      switch self {
      case .right: return log.bytes
      case .missing: return try CheckpointedLog(isFinished: false).bytes
      case .noIndex: return log.replacing(blockAt: index, by: [])
      case .lyingIndex:
        let entries = [(0, 16_384), (100, 32_768)].map {
          IndexSection.Entry(offset: $0.0, nextSequence: $0.1, instant: 1)
        }
        return log.replacing(
          blockAt: index,
          by: try Self.block { IndexSection(previous: nil, entries: entries).write(to: &$0) })
      case .lyingLocator:
        let lie = LocatorSection(index: 5, eventCount: 9, instant: 1)
        return log.replacing(blockAt: locator, by: try Self.block { lie.write(to: &$0) })
      }
    }

    private static func block(_ fill: (inout ByteWriter) -> Void) throws -> [UInt8] {
      var section = ByteWriter(capacity: BlockFormat.maximumPayload)
      fill(&section)
      let sink = MemorySink()
      var blocks = BlockWriter(sink: sink, deflater: Deflater())
      try blocks.write(section.bytes, PayloadExtent(plain: section.count))
      return sink.bytes
    }
  }

  @Test(arguments: Directory.allCases)
  func `a replay begins at the checkpoint before`(directory: Directory) throws {
    let log = try CheckpointedLog()
    let bytes = try directory.bytes(of: log)

    let places: [(UInt64, UInt64?)] = [
      (0, nil), (16_383, nil), (16_384, 16_384), (39_999, 32_768),
    ]
    for (sequence, start) in places {
      let reader = try LogReader(source: MemorySource(bytes))
      let state = try reader.seek(before: .sequence(sequence))

      #expect(state?.nextSequence == start)
      if let state { #expect(state.state == log.facts(before: state.nextSequence)) }
      #expect(try Self.events(reader).elementsEqual(log.events[Int(start ?? 0)...]))
    }
  }

  @Test(arguments: Directory.allCases)
  func `all events of a time lie behind the place`(directory: Directory) throws {
    let log = try CheckpointedLog()
    let bytes = try directory.bytes(of: log)
    var random = SplitMix64(seed: 11)

    for _ in 0..<20 {
      let instant = log.events[Int(random.next() % UInt64(log.events.count))].instant
      let reader = try LogReader(source: MemorySource(bytes))
      _ = try reader.seek(before: .instant(instant))

      let events = try Self.events(reader).filter { $0.instant >= instant }
      #expect(events.elementsEqual(log.events.filter { $0.instant >= instant }))
    }
  }

  @Test(arguments: Directory.allCases)
  func `counting the blocks shows what reading them states`(directory: Directory) throws {
    let log = try CheckpointedLog()
    let bytes = try directory.bytes(of: log)
    let whole = try LogReader(source: MemorySource(bytes))
    _ = try Self.events(whole)
    let reader = try LogReader(source: MemorySource(bytes))

    let skimmed = try #require(try reader.skimToLastCheckpoint())
    let rest = try Self.events(reader)

    #expect(skimmed.checkpoint.nextSequence == 32_768)
    #expect(skimmed.first == log.events.first?.instant)
    #expect(skimmed.missingCount == 0)
    #expect(rest.elementsEqual(log.events[32_768...]))
    #expect(reader.summary == whole.summary)
  }

  @Test func `a stream is read from its beginning`() throws {
    let log = try CheckpointedLog()
    let reader = try LogReader(source: StreamSource(log.bytes))

    #expect(try reader.seek(before: .sequence(39_999)) == nil)
    #expect(try reader.skimToLastCheckpoint() == nil)
    #expect(try Self.events(reader).count == log.events.count)
  }

  private static func events(_ reader: LogReader) throws -> [Event] {
    var events: [Event] = []
    while let item = try reader.next() {
      if case .event(let event) = item { events.append(event) }
    }
    return events
  }
}

/// Bytes that come once.
private struct StreamSource: ByteSource {
  private var source: MemorySource

  init(_ bytes: [UInt8]) {
    source = MemorySource(bytes, stride: 5_000)
  }

  mutating func read(into bytes: inout [UInt8], from offset: Int) throws(LogError) -> Int {
    try source.read(into: &bytes, from: offset)
  }
}
