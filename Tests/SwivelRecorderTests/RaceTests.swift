import CSwivel
import Dispatch
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Threads that record at once; `tools/test-races` runs these with ThreadSanitizer.
struct RaceTests {
  private static let threadCount = 6
  private static let eventCount: UInt32 = 100_000

  @Test func `each event is in the log once and in its thread's order, or counted as lost`() throws
  {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      Self.record { thread, number in recorder.record(Record(code: 0x7F, thread, number)) }
      try recorder.finish()

      let status = recorder.status
      let log = try RecordedLog(folder.path("a.swivel"))
      Self.expectOrder(log.countsByThread)
      let total = UInt64(Self.threadCount) * UInt64(Self.eventCount)
      #expect(status.recordedCount == total)
      #expect(status.sealedCount == UInt64(log.events.count))
      #expect(status.sealedCount + status.lostCount == total)
      #expect(log.summary.lostCount == status.lostCount)
      #expect(try folder.names == ["a.swivel"])
    }
  }

  @Test func `while the journal is full, events are refused and those that it has stay`() throws {
    try withJournal { (journal) throws in
      Self.record { thread, number in journal.append(Record(code: 0x7F, thread, number)) }

      let entries = try journal.entries()
      #expect(entries.count == 2_048)
      Self.expectOrder(Self.countsByThread(entries))
      #expect(entries.map(\.sequence).elementsEqual(0..<2_048))
      let total = UInt64(Self.threadCount) * UInt64(Self.eventCount)
      #expect(journal.state.refused == total - 2_048)
      #expect(journal.state.next_sequence == total)
    }
  }

  @Test func `entries are whole while others are appended`() throws {
    try withJournal { (journal) throws in
      let recording = DispatchGroup()
      DispatchQueue(label: "recording").async(group: recording) {
        Self.record { thread, number in journal.append(Record(code: 0x7F, thread, number)) }
      }
      var (entries, slot) = ([JournalEntry](), UInt64(0))
      while recording.wait(timeout: .now()) == .timedOut {
        entries += try journal.take(from: &slot)
      }
      entries += try journal.take(from: &slot)

      Self.expectOrder(Self.countsByThread(entries))
      let numbers = entries.map(\.sequence)
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      let state = journal.state
      #expect(UInt64(entries.count) + state.refused == state.begun)
    }
  }

  @Test func `names of many threads come through whole`() throws {
    try withFolder { folder in
      let recorder = try Recorder(path: folder.path("a.swivel"))
      Threads.run(4) { thread in
        for number in 0..<2_000 {
          let name = "\(thread) \(number) " + String(repeating: "\(thread)", count: number % 150)
          recorder.record(.remark(.note(text: name)))
        }
      }
      try recorder.finish()

      let log = try RecordedLog(folder.path("a.swivel"))
      let status = recorder.status
      #expect(status.sealedCount + status.lostCount == 8_000)
      #expect(log.notes.count == Int(status.sealedCount))
      #expect(log.notes.allSatisfy(Self.isWhole))
      #expect(Set(log.notes).count == log.notes.count)
    }
  }

  private static func isWhole(_ name: String?) -> Bool {
    let words = (name ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let number = Int(words[1]) else { return false }
    return words[2].utf8.count == number % 150 && words[2].allSatisfy { String($0) == words[0] }
  }

  private static func countsByThread(_ entries: [JournalEntry]) -> [UInt32: [UInt32]] {
    entries.reduce(into: [:]) { counts, entry in
      counts[entry.record[0], default: []].append(entry.record[1])
    }
  }

  private static func record(_ body: @escaping @Sendable (UInt32, UInt32) -> Void) {
    Threads.run(threadCount) { thread in
      for number in 0..<eventCount { body(thread, number) }
    }
  }

  private static func expectOrder(_ numbers: [UInt32: [UInt32]]) {
    for (thread, numbers) in numbers {
      #expect(thread < threadCount)
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
      #expect(numbers.last.map { $0 < eventCount } ?? true)
    }
  }
}
