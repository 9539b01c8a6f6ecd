import SwivelModel
import Testing

@testable import SwivelLog

struct ModeTests {
  @Test(arguments: LogReader.Mode.allCases)
  func `a log that is whole reads the same in every mode`(mode: LogReader.Mode) throws {
    let log = try CheckpointedLog(count: 5_000)
    let reader = try LogReader(source: MemorySource(log.bytes), mode: mode)

    #expect(try Self.sequences(reader) == Array(0..<5_000))
    #expect(reader.summary.isClosedCleanly)
  }

  @Test(arguments: [1, 27, 28, 300])
  func `a strict reader takes no log that breaks off`(cut: Int) throws {
    let log = try CheckpointedLog(count: 5_000)
    let bytes = Array(log.bytes.dropLast(cut))

    #expect(throws: LogError.self) {
      try Self.sequences(try LogReader(source: MemorySource(bytes), mode: .strict))
    }
    #expect(throws: Never.self) {
      try Self.sequences(try LogReader(source: MemorySource(bytes), mode: .tail))
    }
  }

  @Test func `salvage leaves out what is damaged, and says which events`() throws {
    let log = try CheckpointedLog(count: 5_000)
    var bytes = log.bytes
    let blocks = try log.offsets(of: SectionType.events)
    bytes[blocks[1] + 40] ^= 1
    bytes[blocks[3]] ^= 1

    let reader = try LogReader(source: MemorySource(bytes), mode: .salvage)

    #expect(
      try Self.sequences(reader)
        == Array(0..<1_024) + Array(2_048..<3_072) + Array(4_096..<5_000))
    let gaps = reader.summary.gaps
    #expect(gaps.map(\.offset) == [UInt64(blocks[1]), UInt64(blocks[3])])
    #expect(gaps.map(\.firstSequence) == [1_024, 3_072])
    #expect(gaps.map(\.lostCount) == [1_024, 1_024])
    #expect(gaps[0].byteCount == UInt64(blocks[2] - blocks[1]))
  }

  @Test func `after a gap the next checkpoint states the state`() throws {
    let log = try CheckpointedLog(count: 20_000)
    var bytes = log.bytes
    bytes[try log.offsets(of: SectionType.events)[2] + 40] ^= 1

    let reader = try LogReader(source: MemorySource(bytes), mode: .salvage)
    var checkpoints: [Checkpoint] = []
    while let item = try reader.next() {
      if case .checkpoint(let checkpoint) = item { checkpoints.append(checkpoint) }
    }

    #expect(checkpoints.map(\.nextSequence) == [16_384])
    #expect(checkpoints.first?.state == log.facts(before: 16_384))
  }

  @discardableResult
  private static func sequences(_ reader: LogReader) throws -> [UInt64] {
    var sequences: [UInt64] = []
    while let item = try reader.next() {
      if case .event(let event) = item { sequences.append(event.sequence) }
    }
    return sequences
  }
}
