import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Logs whose writer keeps in a hot file what it has not written.
struct HotJournalTests {
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
        // Nine years after the first, and a name that is lost.
        Event(sequence: 0, instant: .start, .remark(.marker(name: NameID(rawValue: 0)))),
        Event(
          sequence: 1, instant: Instant(rawValue: 1 << 48),
          .remark(.marker(name: NameID(rawValue: 0)))),
        Event(
          sequence: 2, instant: Instant(rawValue: 1 << 48),
          .remark(.marker(name: NameID(rawValue: 9)))),
      ]
      for event in events { try log.append(event, vocabulary) }

      #expect(log.unkeptCount == 2)
      #expect(
        try RecordedLog(folder.path("a.swivel")).events.map(\.instant) == events.map(\.instant))
    }
  }

  @Test func `what the writer gave up is there for the next, in the same process`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let log = try JournaledLog(path)
      let made = RandomEvents(seed: 3, count: 30)
      var vocabulary = Vocabulary()
      vocabulary.names = made.names
      for event in made.events { try log.append(event, vocabulary) }
      let error = #expect(throws: LogError.self) { try Recorder.adopt(path: path) }
      #expect(error?.isOfOwner == true)

      log.giveUp()

      #expect(try Recorder.adopt(path: path)?.adoptedCount == 30)
      #expect(try RecordedLog(path).events.map(\.sequence) == Array(0..<30))
    }
  }

  private static let isThere = LogError.io(operation: .create, errno: 17)

  @Test func `a log that is there is not taken as a new one`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      try Recorder(path: path).finish()
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("b.swivel"), withDestinationPath: folder.path("nowhere"))

      #expect(throws: Self.isThere) { try HotJournal.taking(newLog: path) }
      #expect(throws: Self.isThere) { try HotJournal.taking(newLog: folder.path("b.swivel")) }

      #expect(try folder.names == ["a.swivel", "b.swivel"])
    }
  }

  @Test func `a log that another is about to make is not taken`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      let first = try HotJournal.taking(newLog: path)

      let error = #expect(throws: LogError.self) { try HotJournal.taking(newLog: path) }
      guard case .beingRecorded(path + ".hot", _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }

      first.remove()
      #expect(try folder.names.isEmpty)
    }
  }

  @Test func `what is left of a log that was killed before it had a header is replaced`() throws {
    try withFolder { folder in
      try folder.write([], to: "a.swivel")
      let path = folder.path("a.swivel")

      try HotJournal.taking(newLog: path).remove()

      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `events that only a hot file has are not thrown away for a new log`() throws {
    try withFolder { folder in
      let orphan = try OrphanedFiles(sealing: 0..<0, 0..<3)
      try folder.write(orphan.hot, to: "a.swivel.hot")

      #expect(throws: Self.isThere) { try HotJournal.taking(newLog: folder.path("a.swivel")) }
      #expect(try folder.bytes("a.swivel.hot") == orphan.hot)
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
    journal = try HotJournal.taking(newLog: path)
    try journal.begin(header.recording)
    writer = try LogWriter(path: path, header: header, policy: .live)
  }

  func append(_ event: Event, _ vocabulary: Vocabulary) throws {
    try writer.append(event, vocabulary: vocabulary)
    let isKept = journal.keep(event, vocabulary)
    if !isKept { unkeptCount += 1 }
    if !isKept || journal.isFull { try flush() }
  }

  func flush() throws {
    try writer.flush()
    journal.noteWritten()
  }

  func giveUp() { journal.release() }
}
