import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing

struct WhySearchTests {
  /// A long run: a short one, then events that mean nothing, on and on.
  private static let events = RandomEvents(seed: 7, count: 24_000).running(
    RandomEvents.system(of: 7))

  private static func explained(_ result: WhySearch.Result) -> String {
    guard case .found(let excerpt, let reachesEnd) = result else { return "nothing" }
    let answer = WhyAnswer(excerpt, Vocabulary(), isWhole: reachesEnd)
    return "\(excerpt.sequence) \(reachesEnd) \(answer.explanations)"
  }

  @Test(arguments: [5, 8_000, 16_001, 23_990] as [UInt64])
  func `an event is explained alike from the beginning and from a checkpoint`(
    sequence: UInt64
  ) throws {
    let whole = try WhySearch(KeptTrace(Self.events)).event(sequence)
    let kept = KeptTrace(Self.events, checkpointDistance: 4_000)

    #expect(Self.explained(whole).hasPrefix("\(sequence) "))
    #expect(try Self.explained(WhySearch(kept).event(sequence)) == Self.explained(whole))
  }

  @Test(arguments: [5, 8_000, 16_001, 23_990])
  func `the last look is the same from the beginning and from a checkpoint`(place: Int) throws {
    let instant = Self.events[place].instant
    let whole = try WhySearch(KeptTrace(Self.events)).lastLook(upTo: instant)
    let kept = KeptTrace(Self.events, checkpointDistance: 4_000)

    #expect(try Self.explained(WhySearch(kept).lastLook(upTo: instant)) == Self.explained(whole))
  }

  @Test func `an event that is not there is not found`() throws {
    #expect(try Self.explained(WhySearch(KeptTrace(Self.events)).event(200_000)) == "nothing")
  }
}
