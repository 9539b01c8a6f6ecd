import SwivelLog
import SwivelModel
import SwivelReplay
import Workload

/// The log itself, with blocks of one size.
struct SwivelContender {
  let row: String
  let policy: LogWriter.Policy
  let events: ContiguousArray<Event>
  let vocabulary: Vocabulary
  /// The number of events by which measurements are divided.
  let toldCount: Int
  let file: ByteFile
  private let checksum: Checksum

  init(
    _ row: String, _ policy: LogWriter.Policy, _ events: ContiguousArray<Event>, _ file: ByteFile
  ) {
    (self.row, self.policy, self.events, self.file) = (row, policy, events, file)
    (vocabulary, toldCount) = (Vocabulary(), events.count)
    checksum = Checksum(events)
  }

  /// The log of a recording, whose naming events are not counted: other formats have the names in
  /// the events about the pages.
  init(_ row: String, _ recording: NamedRecording, _ file: ByteFile) {
    (self.row, policy, events, self.file) = (row, .batch, recording.events, file)
    (vocabulary, toldCount) = (recording.vocabulary, recording.events.count { !$0.isDescription })
    checksum = Checksum(events)
  }

  func measure() throws -> Measurement {
    var byteCount: UInt64 = 0
    let write = try nanoseconds(for: toldCount, writeLog)
    let read = try nanoseconds(for: toldCount) { byteCount = try readSections() }
    return Measurement(
      row: row, bytesPerEvent: Double(byteCount) / Double(toldCount), write: write, read: read)
  }

  /// Reads the log and replays it by all rules, after events that it omits.
  func replay(after setUp: [Event] = []) throws -> Measurement {
    let read = try nanoseconds(for: toldCount) {
      let reader = try LogReader(path: file.path)
      var replayer = Replayer()
      for event in setUp { _ = replayer.apply(event) }
      var rulingCount = 0
      while try reader.nextSection() != nil {
        for event in reader.events { rulingCount += replayer.apply(event).rulings.count }
      }
      guard rulingCount != 0 else { throw ContenderFailure("nothing was ruled upon") }
    }
    return Measurement(row: row + RowName.replayed, read: read)
  }

  private func writeLog() throws {
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
