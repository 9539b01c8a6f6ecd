import SwivelLog
import SwivelModel
import SwivelReplay

/// The log itself, in blocks of one size.
struct SwivelContender: Contender {
  let row: String
  let policy: LogWriter.Policy
  let events: ContiguousArray<Event>
  let file: ByteFile
  private let checksum: Checksum

  init(
    _ row: String, _ policy: LogWriter.Policy, _ events: ContiguousArray<Event>, _ path: String
  ) {
    (self.row, self.policy, self.events, file) = (row, policy, events, ByteFile(path: path))
    checksum = Checksum(events)
  }

  func round() throws -> [Measurement] {
    var byteCount: UInt64 = 0
    let write = try time(writeLog)
    let read = try time { byteCount = try readSections() }
    let next = try time(readEvents)
    let replay = try time(replayLog)
    return [
      Measurement(
        row: row, bytesPerEvent: Double(byteCount) / Double(events.count), write: write,
        read: read),
      Measurement(row: row + ", next()", read: next),
      Measurement(row: row + ", with replay", read: replay),
    ]
  }

  private func time(_ work: () throws -> Void) rethrows -> Double {
    try nanoseconds(for: events.count, work)
  }

  private func writeLog() throws {
    let vocabulary = Vocabulary()
    let writer = try LogWriter(path: file.path, header: TraceHeader(), policy: policy)
    for event in events { try writer.append(event, vocabulary: vocabulary) }
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

  private func readEvents() throws {
    let reader = try LogReader(path: file.path)
    var sum = Checksum()
    while case .event(let event)? = try reader.next() { sum.add(event) }
    try check(sum, reader.summary.eventCount)
  }

  private func check(_ sum: Checksum, _ eventCount: UInt64) throws {
    guard sum == checksum, eventCount == UInt64(events.count) else {
      throw ContenderFailure("what was read is not what was written")
    }
  }

  private func replayLog() throws {
    let reader = try LogReader(path: file.path)
    var replayer = Replayer()
    for event in Self.setUp { _ = replayer.apply(event) }
    var rulingCount = 0
    while try reader.nextSection() != nil {
      for event in reader.events { rulingCount += replayer.apply(event).rulings.count }
    }
    guard rulingCount != 0 else { throw ContenderFailure("nothing was ruled upon") }
  }

  /// An app with a window, which the workload leaves out.
  private static let setUp: [Event] = {
    let window = WindowID(rawValue: 0)
    let kinds: [Event.Kind] = [
      .session(.systemVersion(SystemVersion(15))), .session(.device([], identifier: nil)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.root(window: window, controller: ControllerID(rawValue: 0))),
    ]
    return kinds.map { Event(sequence: 0, instant: .start, $0) }
  }()
}
