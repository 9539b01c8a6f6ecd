import SwivelLog
import SwivelModel

/// The log itself, in blocks of one size.
struct SwivelContender {
  let row: String
  let policy: LogWriter.Policy
  let events: ContiguousArray<Event>
  let file: ByteFile
  private let checksum: Checksum

  init(
    _ row: String, _ policy: LogWriter.Policy, _ events: ContiguousArray<Event>, _ file: ByteFile
  ) {
    (self.row, self.policy, self.events, self.file) = (row, policy, events, file)
    checksum = Checksum(events)
  }

  func measure() throws -> Measurement {
    var byteCount: UInt64 = 0
    let write = try nanoseconds(for: events.count, writeLog)
    let read = try nanoseconds(for: events.count) { byteCount = try readSections() }
    return Measurement(
      row: row, bytesPerEvent: Double(byteCount) / Double(events.count), write: write, read: read)
  }

  private func writeLog() throws {
    let vocabulary = Vocabulary()
    let writer = try LogWriter(path: file.path, header: TraceHeader(), policy: policy)
    try writer.append(contentsOf: events, vocabulary: vocabulary)
    try writer.finish()
  }

  private func readSections() throws -> UInt64 {
    let reader = try LogReader(path: file.path)
    var sum = Checksum()
    while try reader.nextSection() != nil {
      for event in reader.events { sum.add(event) }
    }
    try check(sum, reader.summary.eventCount)
    return reader.summary.byteCount
  }

  func check(_ sum: Checksum, _ eventCount: UInt64) throws {
    guard sum == checksum, eventCount == UInt64(events.count) else {
      throw ContenderFailure("what was read is not what was written")
    }
  }
}
