import CSwivel
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

struct JournalTests {
  @Test func `what was appended is found, in order`() throws {
    try withJournal { (journal) throws in
      journal.append(0..<100)

      #expect(try journal.entries().numbers.elementsEqual(0..<100))
      #expect(try journal.entries().map(\.sequence).elementsEqual(0..<100))
      #expect(journal.state.begun == 100)
      #expect(journal.state.refused == 0)
    }
  }

  @Test func `slots that are sealed are used again and again`() throws {
    try withJournal { (journal) throws in
      var slot: UInt64 = 0
      for lap: UInt32 in 0..<10 {
        let numbers = lap * 2_000..<(lap + 1) * 2_000
        journal.append(numbers)
        #expect(try journal.take(from: &slot).numbers.elementsEqual(numbers))
      }
      #expect(journal.state.refused == 0)
    }
  }

  @Test(arguments: [2_047, 2_048, 2_049, 5_000])
  func `an event that finds no room is refused, and the oldest stay`(count: UInt32) throws {
    try withJournal { (journal) throws in
      let answers = (0..<count).map { journal.append(Journal.event($0)) }

      let kept = min(count, 2_048)
      #expect(answers == (0..<count).map { $0 < kept })
      #expect(try journal.entries().numbers.elementsEqual(0..<kept))
      #expect(journal.state.refused == UInt64(count - kept))
      #expect(journal.state.begun == UInt64(count))
    }
  }

  @Test func `events that were refused leave a gap in the numbers`() throws {
    try withJournal { (journal) throws in
      var slot: UInt64 = 0
      journal.append(0..<2_100)
      _ = try journal.take(from: &slot)

      journal.append(2_100..<2_103)

      #expect(try journal.entries(from: slot).map(\.sequence) == [2_100, 2_101, 2_102])
    }
  }

  @Test func `a name that does not fit any more is refused, and a shorter event is not`() throws {
    try withJournal { (journal) throws in
      journal.append(0..<2_046)

      #expect(!journal.append(Record(code: 0x78, 1), names: [String(repeating: "n", count: 100)]))
      #expect(journal.append(Journal.event(7)))

      #expect(try journal.entries().last?.sequence == 2_047)
      #expect(journal.state.refused == 1)
    }
  }

  @Test(arguments: 0..<20)
  func `numbers of all sizes come back`(seed: UInt64) throws {
    try withJournal { (journal) throws in
      var random = SplitMix64(seed: seed)
      let records = (0..<500).map { _ in Self.record(using: &random) }

      for record in records { journal.append(record) }

      #expect(try journal.entries().map(\.record) == records)
    }
  }

  @Test func `times do not go back`() throws {
    try withJournal { (journal) throws in
      journal.append(Journal.event(0), names: [], at: Instant(rawValue: 900_000_000))
      journal.append(Journal.event(1), names: [], at: Instant(rawValue: 900_000_007))
      journal.append(Journal.event(2), names: [], at: Instant(rawValue: 5))
      journal.append(Journal.event(3))

      let times = try journal.entries().map(\.instant)
      #expect(times == [900_000_000, 900_000_007, 900_000_007, 900_000_007])
    }
  }

  @Test func `the sealer is woken for each part`() throws {
    try withJournal { (journal) throws in
      journal.append(0..<1_023)
      #expect(journal.takeSignals() == 0)
      journal.append(1_023..<1_024)
      #expect(journal.takeSignals() == 1)
      journal.append(1_024..<2_048)
      #expect(journal.takeSignals() == 1)
      journal.append(2_048..<3_000)
      #expect(journal.takeSignals() == 0)
    }
  }

  @Test func `a journal that is closed ignores what comes`() throws {
    try withJournal { (journal) throws in
      journal.append(0..<3)

      journal.close()

      #expect(!journal.append(Journal.event(3)))
      #expect(!journal.append(Journal.event(3), names: ["a"]))
      #expect(try journal.entries().numbers == [0, 1, 2])
      #expect(journal.state.begun == 3)
    }
  }

  @Test func `of two who take a path the second gets none, and leaves no file`() throws {
    try withFolder { folder in
      let plan = Journal.Plan(slotCount: Journal.fewestSlots)
      let first = try #require(try Journal.taking(folder.path("a.swivel.hot"), plan))

      #expect(try Journal.taking(folder.path("a.swivel.hot"), plan) == nil)

      #expect(try folder.names == ["a.swivel.hot"])
      first.append(0..<3)
      let tail = try #require(try HotTail(path: folder.path("a.swivel.hot")))
      #expect(tail.harvest(after: .start).entries.map { $0.record[0] } == [0, 1, 2])
    }
  }

  private static func record(using random: inout SplitMix64) -> Record {
    var record = Record(code: UInt8.random(in: 1...127, using: &random))
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      record.append(
        UInt32.random(in: 0 ... .max, using: &random) >> UInt32.random(in: 0..<32, using: &random))
    }
    return record
  }
}
