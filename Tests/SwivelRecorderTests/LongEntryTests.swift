import CSwivel
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Events with names, which may take several slots.
struct LongEntryTests {
  // Around what fits into the first slot, into two and into three; and the longest.
  @Test(arguments: [0, 1, 13, 14, 15, 77, 78, 79, 141, 142, 143, 500, 4_095, 4_096])
  func `a name comes back, whatever its length`(length: Int) throws {
    try withJournal { (journal) throws in
      let name = String(repeating: "n", count: length)

      #expect(journal.append(Record(code: 0x78, 1), names: [name]))
      journal.append(0..<1)

      let entries = try journal.entries()
      #expect(entries.map(\.names) == [[name], []])
      #expect(entries[0].record == Record(code: 0x78, 1))
      #expect(entries[0].slotCount == 1 + max(length + 2 - 16 + 63, 0) / 64)
    }
  }

  @Test func `a name that is too long is cut between characters`() throws {
    try withJournal { (journal) throws in
      for character in ["ä", "€", "🌀"] {
        var name = "x" + String(repeating: character, count: 3_000)
        journal.append(Record(code: 0x78, 1), names: [name])
        _ = name.withUTF8 { journal.append(Record(code: 0x78, 1), name: $0) }
      }

      let names = try journal.entries().flatMap(\.names)
      let cut = [("ä", 2_047), ("€", 1_365), ("🌀", 1_023)].map { character, count in
        "x" + String(repeating: character, count: count)
      }
      #expect(names == cut.flatMap { [$0, $0] })
    }
  }

  @Test(arguments: 0..<30)
  func `names and numbers of all sizes come back`(seed: UInt64) throws {
    try withJournal { (journal) throws in
      var random = SplitMix64(seed: seed)
      var slot: UInt64 = 0
      for _ in 0..<300 {
        let names = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          String(repeating: "é", count: .random(in: 0...200, using: &random))
        }
        let record = Record(code: 0x7E, 1, 300, 70_000, .random(in: 0 ... .max, using: &random))
        #expect(journal.append(record, names: names))

        // Some of them lie beyond the circle's end.
        let entries = try journal.take(from: &slot)
        #expect(entries.map(\.record) == [record])
        #expect(entries.map(\.names) == [names])
      }
      #expect(slot > 2_048)
    }
  }

  @Test func `an entry may lie beyond the end of the circle`() throws {
    try withJournal { (journal) throws in
      let name = String(repeating: "x", count: 400)
      var slot: UInt64 = 0
      journal.append(0..<2_044)
      #expect(try journal.take(from: &slot).count == 2_044)

      for _ in 0..<3 { journal.append(Record(code: 0x78, 1), names: [name]) }

      #expect(try journal.entries(from: slot).map(\.names) == [[name], [name], [name]])
      let tail = try #require(try HotTail(path: journal.hotPath))
      let behind = HotTail.LogEnd(nextSequence: 2_044, instant: .start)
      #expect(tail.harvest(after: behind).entries.map(\.names) == [[name], [name], [name]])
    }
  }

  @Test func `names that are too long together are refused and counted`() throws {
    try withJournal { (journal) throws in
      let half = Int(SWIVEL_NAMES_CAPACITY) / 2 - 2
      let name = String(repeating: "x", count: half)

      #expect(!journal.append(Record(code: 0x7E, 1), names: [name, name + "x"]))
      #expect(journal.state.refused == 1)
      #expect(try journal.entries().isEmpty)

      #expect(journal.append(Record(code: 0x7E, 1), names: [name, name]))
      #expect(try journal.entries().map(\.names) == [[name, name]])
      #expect(try journal.entries().map(\.sequence) == [1])
    }
  }
}
