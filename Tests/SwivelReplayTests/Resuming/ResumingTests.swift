import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import SwivelTrace
import Testing

/// A replay that resumes at a checkpoint comes to what the replay from the first event comes to.
struct ResumingTests {
  private static let batches = 0..<14 as Range<UInt64>

  @Test(arguments: ProjectScenarios.ids)
  func `a scenario resumed anywhere ends as from its first event`(id: String) throws {
    let events = ScenarioPlayer.play(try ProjectScenarios.named(id)).events
    try WholeReplay(events.map(TraceItem.event)).expectResuming()
  }

  @Test(arguments: try TraceCorpus.paths)
  func `a log resumed anywhere ends as from its first event`(path: String) throws {
    let items = TraceCorpus.items(of: path)
    try WholeReplay(items).expectResuming(every: 1 + items.count / 50)
  }

  @Test func `the logs that are resumed are many, and hold events`() throws {
    let counts = try TraceCorpus.paths.map { path in TraceCorpus.items(of: path).count }

    #expect(counts.count { $0 > 1 } > 100 && counts.reduce(0, +) > 5_000)
  }

  @Test(arguments: batches)
  func `a run of an app by chance resumed anywhere ends as from its first event`(
    batch: UInt64
  ) throws {
    for seed in 0..<5 as Range<UInt64> {
      let app = RandomScenario(seed: batch << 32 | seed)
      let events = ScenarioPlayer.play(try app.scenario()).events
      try WholeReplay(events.map(TraceItem.event)).expectResuming()
    }
  }

  @Test(arguments: 0..<28 as Range<UInt64>)
  func `events that mean nothing, resumed anywhere, continue as from the first`(seed: UInt64) throws
  {
    let events = RandomEvents(seed: seed, count: 1_500).running(RandomEvents.system(of: seed))
    try WholeReplay(events.map(TraceItem.event)).expectResuming(every: 13, for: 24)
  }

  @Test(arguments: batches)
  func `a replay that is resumed at every single event comes to the same`(seed: UInt64) throws {
    let events = RandomEvents(seed: seed, count: 200).running(RandomEvents.system(of: seed))
    var (replayer, resumed) = (Replayer(), Replayer())

    for event in events {
      resumed = try #require(Replayer.resumed(resumed.checkpoint))
      let (moment, other) = (replayer.apply(event), resumed.apply(event))
      try #require(moment.rulings == other.rulings && moment.sighting == other.sighting)
      try #require(replayer.situation == resumed.situation, "after \(event)")
    }
  }
}
