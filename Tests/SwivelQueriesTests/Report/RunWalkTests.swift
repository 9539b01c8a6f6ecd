import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelTestKit
import Testing

struct RunWalkTests {
  private static func moments(
    of name: String, _ minimum: RunMoment.Weight
  ) throws -> (moments: [RunMoment], walk: RunWalk) {
    var (walk, moments) = (RunWalk(), [RunMoment]())
    walk.minimum = minimum
    for event in try ExampleRun(name).events {
      if let moment = walk.apply(.event(event)) { moments.append(moment) }
    }
    walk.finish(isWhole: true)
    return (moments, walk)
  }

  @Test func `each moment explains every window as why does`() throws {
    let run = try ExampleRun("./previous-page")
    let (moments, _) = try Self.moments(of: "./previous-page", .declaration)

    #expect(moments.count == run.events.count)
    for moment in moments {
      let excerpt = try #require(try Self.excerpt(run, moment.event.sequence))
      let answer = WhyAnswer(excerpt, run.vocabulary, isWhole: true)
      for expected in answer.explanations {
        let found = moment.windows.first { $0.ruling.window == expected.ruling.window }
        #expect(found?.ruling == expected.ruling, "event \(moment.event.sequence)")
        #expect(found?.rules == expected.rules, "event \(moment.event.sequence)")
      }
    }
  }

  private static func excerpt(_ run: ExampleRun, _ sequence: UInt64) throws -> RunExcerpt? {
    let search = WhySearch(KeptTrace(run.events))
    guard case .found(let excerpt, _) = try search.event(sequence) else { return nil }
    return excerpt
  }

  @Test func `lighter events are applied without being returned`() throws {
    let (all, whole) = try Self.moments(of: "./previous-page", .declaration)
    let (heavy, walk) = try Self.moments(of: "./previous-page", .change)

    #expect(!heavy.isEmpty && heavy.count < all.count)
    #expect(walk.situation == whole.situation)
    #expect(walk.analysis.findings == whole.analysis.findings)
  }

  @Test func `the lanes end in what is shown and allowed`() throws {
    let (_, walk) = try Self.moments(of: "./previous-page", .declaration)
    let lane = try #require(walk.lanes.windows.first)

    #expect(lane.shown.current?.mask == .landscapeRight)
    #expect(lane.shown.current?.isSeen == true)
    #expect(lane.allowed.current == .portrait)
    #expect(walk.lanes.device.current == .one(.landscapeLeft))
  }
}
