import SwivelModel
import SwivelReplay
import SwivelTrace
import Testing

@testable import SwivelLog

struct RefutedCheckpointTests {
  @Test func `events before what a checkpoint claims state what is missing`() throws {
    let lie = Checkpoint(
      nextSequence: 5_000, instant: Instant(rawValue: 1), lostCount: 9, facts: [], digest: 0,
      conclusions: [])
    let (claim, log) = (MemorySink(), MemorySink())
    _ = try LogWriter(
      header: TraceHeader(), policy: .live, sink: claim, deflater: Deflater(), from: lie,
      names: NameTable(), checkpoints: ReplayCheckpoints())
    let writer = try LogWriter(
      header: TraceHeader(), policy: .live, sink: log, checkpoints: ReplayCheckpoints())
    let start = log.bytes.count
    let record = Record(code: EventCode.attemptRotation.rawValue)
    for sequence in 2..<5 as Range<UInt64> {
      let event = Event(
        sequence: sequence, instant: Instant(rawValue: sequence), record: record)
      try writer.append(.event(event), vocabulary: Vocabulary())
    }
    try writer.finish()

    let reader = try TraceReader(
      MemorySource(claim.bytes + log.bytes[start...]), mode: .tail)
    var sequences: [UInt64] = []
    while let item = try reader.next() {
      if case .event(let event) = item { sequences.append(event.sequence) }
    }

    #expect(sequences == [2, 3, 4])
    #expect(reader.summary.missingCount == 2)
    guard case .log(let summary) = reader.summary.form else { throw LogError.notALog }
    #expect(summary.droppedCount == 0)
  }
}
