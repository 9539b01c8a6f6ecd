import SwivelModel
import SwivelReplay
import SwivelScenario
import SwivelTestKit
import Testing

/// What is left out where nobody asks for each ruling makes no difference in the end.
struct FoldTests {
  private static let batches = 0..<14 as Range<UInt64>

  @Test(arguments: batches)
  func `a fold comes to what a replay comes to, whatever an app does`(batch: UInt64) throws {
    for seed in 0..<100 as Range<UInt64> {
      let app = RandomScenario(seed: batch << 32 | seed)
      try compare(ScenarioPlayer.play(try app.scenario()).events)
    }
  }

  @Test(arguments: batches)
  func `a fold comes to what a replay comes to, whatever is recorded`(seed: UInt64) throws {
    let events = RandomEvents(seed: seed + 100, count: 4_000)
    try compare(events.running(RandomEvents.system(of: seed)))
  }

  @Test(arguments: ProjectScenarios.all)
  func `a fold comes to what a replay comes to in each scenario`(scenario: Scenario) throws {
    try compare(ScenarioPlayer.play(scenario).events)
  }

  private func compare(_ events: [Event]) throws {
    var (folding, telling) = (Replayer(), Replayer())
    for event in events {
      folding.fold(event)
      _ = telling.apply(event)
      try #require(folding.situation == telling.situation, "after \(event)")
    }
  }
}
