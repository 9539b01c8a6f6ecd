import SwivelModel
import SwivelReplay
import SwivelRules
import SwivelScenario
import SwivelTestKit
import Testing

struct ResumingTests {
  @Test(arguments: ProjectScenarios.ids)
  func `a scenario that is split anywhere goes on as if it were whole`(id: String) throws {
    let events = ScenarioPlayer.play(try ProjectScenarios.named(id)).events
    let whole = Self.replay(events)

    for split in 0...events.count {
      #expect(Self.goesOn(events, whole, from: split), "split in front of event \(split)")
    }
  }

  @Test(arguments: 0..<28 as Range<UInt64>)
  func `events that mean nothing go on anywhere as if they were whole`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 1_500).running(RandomEvents.system(of: seed))
    let whole = Self.replay(events)

    for split in stride(from: Int(seed % 13), to: events.count, by: 13) {
      #expect(Self.goesOn(events, whole, from: split), "split in front of event \(split)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a replay that goes on at every single event comes to the same`(seed: UInt64) throws {
    let events = RandomEvents(seed: seed, count: 200).running(RandomEvents.system(of: seed))
    var replayer = Replayer()
    let whole = Self.replay(events)

    for (event, step) in zip(events, whole.dropFirst()) {
      replayer = try #require(Replayer.resumed(replayer.checkpoint))
      let moment = replayer.apply(event)
      #expect(moment.rulings == step.moment?.rulings && replayer.situation == step.situation)
    }
  }

  private struct Step {
    let moment: Moment?
    let situation: Situation
    let checkpoint: StoredReplay
  }

  /// What was before the first event, and after each one.
  private static func replay(_ events: [Event]) -> [Step] {
    var replayer = Replayer()
    let start = Step(
      moment: nil, situation: replayer.situation, checkpoint: replayer.checkpoint)
    return [start]
      + events.map { event in
        let moment = replayer.apply(event)
        return Step(
          moment: moment, situation: replayer.situation, checkpoint: replayer.checkpoint)
      }
  }

  /// Whether the events from a split on lead to the same as they did in the whole, for a while.
  private static func goesOn(_ events: [Event], _ whole: [Step], from split: Int) -> Bool {
    guard var replayer = Replayer.resumed(whole[split].checkpoint),
      replayer.situation == whole[split].situation
    else { return false }
    return zip(events[split...], whole[(split + 1)...]).prefix(24).allSatisfy { event, step in
      let moment = replayer.apply(event)
      return moment.rulings == step.moment?.rulings && moment.sighting == step.moment?.sighting
        && replayer.situation == step.situation
    }
  }
}
