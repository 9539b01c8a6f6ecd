import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Logs whose writer keeps in a hot file what it has not written.
struct JournalTests {
  @Test(arguments: 0..<20)
  func `wherever the writer ends, the log and its hot file have all events once`(
    seed: UInt64
  ) throws {
    let made = RandomEvents(seed: seed, count: 3_000)
    var vocabulary = Vocabulary()
    vocabulary.names = made.names
    let events = Self.withGaps(made.events, seed: seed)
    try withFolder { folder in
      let log = try JournaledLog(folder.path("a.swivel"))
      var random = SplitMix64(seed: seed)
      var next = 0
      while next < events.count {
        let end = min(next + .random(in: 1...700, using: &random), events.count)
        for event in events[next..<end] { try log.append(event, vocabulary) }
        next = end
        if Bool.random(using: &random) { try log.flush() }

        let found = try RecordedLog(folder.path("a.swivel"))
        #expect(found.events.map(\.sequence) == events[..<next].map(\.sequence))
        #expect(found.events.map(\.instant) == events[..<next].map(\.instant))
        #expect(
          found.events.map { $0.record.spelled(by: found.vocabulary)?.names }
            == events[..<next].map { $0.record.spelled(by: vocabulary)?.names })
        #expect(
          found.events.map { $0.record.spelled(by: found.vocabulary)?.record }
            == events[..<next].map { $0.record.spelled(by: vocabulary)?.record })
      }
    }
  }

  @Test func `a kind that the log does not describe yet is written at once`() throws {
    var vocabulary = Vocabulary()
    vocabulary.define(EventSchema(code: 0x7D, name: "newer", fields: [.init("text", .name)]))
    let interned = vocabulary.names.intern("said")
    let name = try #require(interned)
    try withFolder { folder in
      let log = try JournaledLog(folder.path("a.swivel"))
      for number: UInt64 in 0..<3 {
        let record = Record(code: 0x7D, name.rawValue)
        try log.append(
          Event(sequence: number, instant: Instant(rawValue: number), record: record), vocabulary)

        let found = try RecordedLog(folder.path("a.swivel"))
        #expect(found.events.count == Int(number) + 1)
        #expect(found.events.last?.record.spelled(by: found.vocabulary)?.names == ["said"])
      }
      #expect(try folder.bytes("a.swivel").count == log.writer.byteCount)
      #expect(log.unkeptCount == 1)
    }
  }

  @Test func `what a hot file cannot hold is written at once`() throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.names.intern("first")
    try withFolder { folder in
      let log = try JournaledLog(folder.path("a.swivel"))
      let events = [
        // Nine years behind the first, and a name that is lost.
        Event(sequence: 0, instant: .start, .remark(.marker(NameID(rawValue: 0)))),
        Event(
          sequence: 1, instant: Instant(rawValue: 1 << 48), .remark(.marker(NameID(rawValue: 0)))),
        Event(
          sequence: 2, instant: Instant(rawValue: 1 << 48), .remark(.marker(NameID(rawValue: 9)))),
      ]
      for event in events { try log.append(event, vocabulary) }

      #expect(log.unkeptCount == 2)
      #expect(
        try RecordedLog(folder.path("a.swivel")).events.map(\.instant) == events.map(\.instant))
    }
  }

  @Test func `there is no hot file for what is no file, or does not say which recording it is`()
    throws
  {
    try withFolder { folder in
      try folder.write([], to: "a.swivel")
      let id = String(repeating: "ab", count: 16)
      #expect(try HotJournal(logPath: "/dev/null", recording: id, base: .start) == nil)
      #expect(
        try HotJournal(logPath: folder.path("a.swivel"), recording: nil, base: .start) == nil)
      #expect(
        try HotJournal(logPath: folder.path("a.swivel"), recording: "mine", base: .start) == nil)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  /// The same events with other numbers, some of which are left out.
  private static func withGaps(_ events: [Event], seed: UInt64) -> [Event] {
    var random = SplitMix64(seed: seed)
    var skipped: UInt64 = 0
    return events.map { event in
      var event = event
      if UInt32.random(in: 0..<50, using: &random) == 0 {
        skipped += .random(in: 1...9, using: &random)
      }
      event.sequence += skipped
      return event
    }
  }
}

/// A log and its hot file.
private final class JournaledLog {
  let writer: LogWriter
  private(set) var unkeptCount = 0
  private let journal: HotJournal

  init(_ path: String) throws {
    var header = TraceHeader()
    _ = header.set(.id, to: RecordingID().text)
    writer = try LogWriter(path: path, header: header, policy: .live)
    journal = try #require(try HotJournal(logPath: path, recording: header.recording, base: .start))
  }

  func append(_ event: Event, _ vocabulary: Vocabulary) throws {
    let sequence = writer.nextSequence
    try writer.append(event, vocabulary: vocabulary)
    let isKept = journal.keep(event, behind: sequence, vocabulary)
    writer.tailMark = journal.mark
    if !isKept { unkeptCount += 1 }
    if !isKept || journal.isFull { try flush() }
  }

  func flush() throws {
    try writer.flush()
    journal.noteWritten()
  }
}
