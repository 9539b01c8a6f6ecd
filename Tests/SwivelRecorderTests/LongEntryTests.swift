import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Events with names, which take several slots.
struct LongEntryTests {
  @Test(arguments: [0, 1, 3, 4, 5, 22, 23, 24, 41, 42, 500, 4_095, 4_096])
  func `a name comes back, whatever its length`(length: Int) throws {
    var fixture = try RingFixture()
    let name = String(repeating: "n", count: length)

    _ = fixture.ring.record(Record(code: 0x78, 1), names: [name], skip: 0)
    fixture.record(0..<1)

    let entries = fixture.take()
    #expect(entries.map(\.names) == [[name], []])
    #expect(entries[0].record == Record(code: 0x78, 1))
  }

  @Test func `a name that is too long is cut between characters`() throws {
    var fixture = try RingFixture()
    var name = String(repeating: "ä", count: 3_000)

    _ = fixture.ring.record(Record(code: 0x78, 1), names: [name], skip: 0)
    _ = name.withUTF8 { fixture.ring.record(Record(code: 0x78, 1), name: $0) }

    let names = fixture.take().flatMap(\.names)
    #expect(names == Array(repeating: String(repeating: "ä", count: 2_048), count: 2))
  }

  @Test(arguments: 0..<30)
  func `names, numbers and skips of all sizes come back`(seed: UInt64) throws {
    var fixture = try RingFixture()
    var random = SplitMix64(seed: seed)

    for _ in 0..<40 {
      let names = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        String(repeating: "é", count: .random(in: 0...200, using: &random))
      }
      let skip =
        UInt64.random(in: 0 ... .max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
      let record = Record(code: 0x7E, 1, 300, 70_000, .random(in: 0 ... .max, using: &random))
      _ = fixture.ring.record(record, names: names, skip: skip)

      let entries = fixture.take()
      #expect(entries.map(\.record) == [record])
      #expect(entries.map(\.names) == [names])
      #expect(entries.map(\.entry.skippedCount) == [skip])
    }
  }

  @Test func `an entry may lie across the end of the ring`() throws {
    var fixture = try RingFixture()
    let name = String(repeating: "x", count: 400)
    fixture.record(0..<2_040)
    #expect(fixture.take().count == 2_040)

    for _ in 0..<3 { _ = fixture.ring.record(Record(code: 0x78, 1), names: [name], skip: 0) }

    #expect(fixture.take().map(\.names) == [[name], [name], [name]])
  }

  @Test func `names that are too long together are refused and counted`() throws {
    var fixture = try RingFixture()
    let name = String(repeating: "x", count: 2_000)

    let answer = fixture.ring.record(
      Record(code: 0x7E, 1), names: [name, name, name], skip: 0)

    #expect(!answer.isRecorded)
    #expect(fixture.ring.counts.refused == 1)
    #expect(fixture.take().isEmpty)
  }

  @Test func `an entry goes elsewhere if a thread is stuck in one of its slots`() throws {
    var fixture = try RingFixture()
    fixture.record(0..<5)
    let claim = fixture.ring.claim()
    fixture.record(5..<2_045)
    #expect(fixture.take().count == 5)
    let name = String(repeating: "x", count: 200)

    // Slots 2,046 to 2,057, of which 2,053 is that of the stuck thread.
    _ = fixture.ring.record(Record(code: 0x78, 1), names: [name], skip: 0)

    #expect(fixture.ring.counts.repeated == 1)
    let seen = try #require(fixture.ring.own(claim))
    #expect(!fixture.ring.commit(claim, seen: seen, RingFixture.event(9_999)))
    let entries = fixture.take()
    #expect(entries.last?.names == [name])
    // The stuck thread's event, and those whose slots were gone round to.
    #expect(fixture.walk.taken + fixture.walk.missing + fixture.walk.absent == 2_047)
    #expect(fixture.ring.counts.claims.begun == 2_047)
  }

  @Test func `an entry is given up as a whole`() throws {
    var fixture = try RingFixture()
    _ = fixture.ring.claim(slotCount: 12)
    fixture.record(0..<3)

    for _ in 0..<12 {
      guard case .unresolved = fixture.next() else {
        Issue.record("a slot was resolved that nobody filled")
        return
      }
      _ = fixture.pass()
    }

    #expect(fixture.take().numbers == [0, 1, 2])
    #expect(fixture.walk.absent == 1)
  }
}
