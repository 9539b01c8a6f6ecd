import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelQueries

struct EventPairTests {
  private static func compared(_ play: Play) -> ComparedEvents {
    var compared = ComparedEvents()
    for event in play.events { compared.append(.event(event), names: play.names) }
    return compared
  }

  private static func pairs(_ base: Play, _ head: Play) throws -> [EventPair] {
    let comparison = try base.compared(with: head)
    let hunks = RunComparison(base.tokens(), head.tokens()).hunks
    return comparison.pairs(compared(base), compared(head), hunks: hunks)
  }

  private static func recording(_ name: String) throws -> Play {
    let run = try ExampleRun("./\(name)")
    return Play(run.events, run.vocabulary.names)
  }

  @Test func `every compared event has one place, in the order of both runs`() throws {
    let (base, head) = (
      try Self.recording("previous-page"), try Self.recording("container")
    )
    let pairs = try Self.pairs(base, head)

    let (was, now) = (pairs.compactMap(\.base?.sequence), pairs.compactMap(\.head?.sequence))
    #expect(was == Self.compared(base).places.map(\.sequence))
    #expect(now == Self.compared(head).places.map(\.sequence))
    #expect(pairs.allSatisfy { !$0.isSame || ($0.base != nil && $0.head != nil) })
    #expect(pairs.contains { $0.base == nil } && pairs.contains { $0.head == nil })
  }

  @Test func `an event with other values stands beside its counterpart, and differs`() throws {
    let pairs = try Self.pairs(
      Self.recording("previous-page"), Self.recording("previous-page-cured"))

    let differing = pairs.filter { !$0.isSame }
    #expect(differing.map(\.base?.sequence) == [8, 11, 22, 31])
    #expect(differing.map(\.head?.sequence) == [8, 11, 22, 31])
  }

  @Test func `equal runs have pairs of equal events only`() throws {
    let run = try Self.recording("previous-page")
    let pairs = try Self.pairs(run, run)

    #expect(pairs.count == Self.compared(run).places.count)
    #expect(pairs.allSatisfy { $0.isSame && $0.base == $0.head })
  }

  @Test func `places are found by number, also between events`() throws {
    let compared = Self.compared(try Self.recording("previous-page"))
    let last = try #require(compared.places.last)

    #expect(compared.place(after: 27)?.sequence == 28)
    #expect(compared.place(upTo: 28)?.sequence == 28)
    #expect(compared.place(upTo: 1_000) == last)
    #expect(compared.place(after: last.sequence) == nil)
  }
}
