import SwivelLog
import SwivelModel
import Testing

@testable import SwivelRecorder

/// Threads that are held up inside record(), or end there.
struct StuckThreadTests {
  @Test func `nothing is taken from behind a thread that is inside`() throws {
    var fixture = try RingFixture()
    fixture.record(0..<10)
    let claim = fixture.ring.claim()
    fixture.record(20..<30)

    #expect(fixture.take().numbers.elementsEqual(0..<10))

    let seen = try #require(fixture.ring.own(claim))
    #expect(fixture.ring.commit(claim, seen: seen, RingFixture.event(10)))
    #expect(fixture.take().numbers == [10] + Array(20..<30))
    #expect(fixture.walk.missing + fixture.walk.absent == 0)
  }

  @Test func `a thread that the sealer gave up on has to record again`() throws {
    var fixture = try RingFixture()
    let claim = fixture.ring.claim()
    let seen = try #require(fixture.ring.own(claim))
    fixture.record(1..<5)

    #expect(fixture.take().isEmpty)
    guard case .newHole = fixture.pass() else {
      Issue.record("the owner was told before")
      return
    }
    #expect(fixture.ring.isHole(claim.slot))
    #expect(fixture.take().numbers.elementsEqual(1..<5))
    #expect(fixture.walk.absent == 1)

    #expect(!fixture.ring.commit(claim, seen: seen, RingFixture.event(0)))
    #expect(!fixture.ring.isHole(claim.slot))
    // The slot is free for the next lap.
    fixture.record(5..<2_100)
    #expect(fixture.take().numbers.elementsEqual(2_100 - 2_048..<2_100))
  }

  @Test func `a thread that is held up for a lap has to record again`() throws {
    var fixture = try RingFixture()
    fixture.record(0..<10)
    #expect(fixture.take().count == 10)
    let claim = fixture.ring.claim()
    let seen = try #require(fixture.ring.own(claim))

    // 2,047 slots behind it, and one more event, which passes its slot by.
    fixture.record(10..<2_058)
    #expect(fixture.ring.counts.repeated == 1)
    #expect(!fixture.ring.commit(claim, seen: seen, RingFixture.event(9_999)))

    // More than the ring holds: what is missing is the claim's, and the one that lay behind it.
    #expect(fixture.take().numbers.elementsEqual(11..<2_058))
    #expect(fixture.walk.missing == 2)
    fixture.record(3_000..<5_000)
    #expect(fixture.take().numbers.elementsEqual(3_000..<5_000))
  }

  @Test func `the sealer goes past a slot whose owner is stuck from an earlier lap`() throws {
    var fixture = try RingFixture()
    let claim = fixture.ring.claim()
    fixture.record(0..<3_000)

    var numbers: [UInt32] = []
    while true {
      switch fixture.next() {
      case .entry(let entry): numbers.append(entry.record[0])
      case .unresolved: _ = fixture.pass()
      case .end:
        #expect(numbers.elementsEqual((3_000 - 2_047)..<3_000))
        #expect(fixture.walk.missing + fixture.walk.absent == 3_001 - 2_047)
        #expect(fixture.ring.own(claim) != nil)
        return
      }
    }
  }

  @Test(arguments: [1, 2, 5])
  func `a dead thread costs its slot in each lap, and nothing else`(dead: Int) throws {
    var fixture = try RingFixture()
    for _ in 0..<dead { _ = fixture.ring.claim() }
    var next: UInt32 = 0

    for _ in 0..<20 {
      fixture.record(next..<next + 1_000)
      drain(&fixture)
      next += 1_000
    }

    #expect(fixture.walk.taken == 20_000)
    #expect(fixture.walk.missing == 0)
    #expect(fixture.walk.absent == UInt64(dead))
  }

  @Test func `a claim that comes late leaves the slot to its owner`() throws {
    let fixture = try RingFixture()
    let first = fixture.ring.claim()
    fixture.record(0..<2_047)
    let second = fixture.ring.claim()
    let third = fixture.ring.claim()

    // Both have the same slot, and the earlier one owns it.
    #expect(fixture.ring.own(second) == nil)
    let seen = try #require(fixture.ring.own(first))
    #expect(!fixture.ring.commit(first, seen: seen, RingFixture.event(7_777)))
    #expect(fixture.ring.own(second) == nil)
    // The slot behind it has nobody inside.
    #expect(fixture.ring.own(third) != nil)
  }

  /// Takes everything, giving up on whoever is inside.
  private func drain(_ fixture: inout RingFixture) {
    while true {
      switch fixture.next() {
      case .entry: continue
      case .unresolved: _ = fixture.pass()
      case .end: return
      }
    }
  }
}
