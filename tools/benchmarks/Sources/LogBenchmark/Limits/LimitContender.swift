import SwivelModel

/// Lower bounds of any log: reading the clock, copying the events, inflating a simple encoding.
struct LimitContender: Contender {
  private let events: ContiguousArray<Event>
  private let rows: DeflatedRows
  private let log: ByteFile
  private let estimate: Double
  private var copy: ContiguousArray<Event>

  /// Makes the limits for events, and for a log of them that exists before a round.
  init(_ events: ContiguousArray<Event>, log: ByteFile) throws {
    (self.events, self.log) = (events, log)
    rows = try DeflatedRows(events)
    estimate = EntropyEstimate(events).bytesPerEvent
    copy = events
    copy.reserveCapacity(events.count + 1)
  }

  mutating func round() throws -> [Measurement] {
    let blocks = try LogBlocks(log)
    let clock = nanoseconds(for: events.count, readClock)
    let copying = nanoseconds(for: events.count) { copyEvents() }
    let row = try nanoseconds(for: events.count, rows.inflate)
    let block = try nanoseconds(for: events.count, blocks.inflate)
    return [
      Measurement(row: "clock, read once", write: clock),
      Measurement(row: "copy of the events in memory", read: copying),
      Measurement(
        row: RowName.rows, bytesPerEvent: Double(rows.byteCount) / Double(events.count),
        read: row),
      Measurement(row: "Swivel's blocks, inflated by zlib", read: block),
      Measurement(row: RowName.entropy, bytesPerEvent: estimate),
    ]
  }

  private func readClock() {
    var sum = 0
    for _ in events.indices { sum &+= monotonicTime() }
    precondition(sum != 0, "the clock stands still")
  }

  private mutating func copyEvents() {
    copy.withUnsafeMutableBytes { copy in
      events.withUnsafeBytes { copy.copyMemory(from: $0) }
    }
  }
}
