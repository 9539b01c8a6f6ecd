import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// What was concluded once, so that a change of it is noticed and stored conclusions become void.
struct BehaviourTests {
  @Test func `events add up to the facts and conclusions of these versions`() {
    let found = Self.fingerprints

    guard found.events == 3_220_737_490_899_928_243 else {
      Issue.record("the random events are others now: put \(found) here; nothing has become void")
      return
    }
    #expect(
      found.facts == 4_901_131_843_434_867_215 && SceneState.archiveVersion == 10,
      "events add up to other facts: raise `SceneState.archiveVersion`, and put \(found) here")
    #expect(
      found.conclusions == 1_130_857_872_554_867_023 && Rulebook.behaviourVersion == 24,
      "rules conclude otherwise: raise `Rulebook.behaviourVersion`, and put \(found) here")
  }

  /// What the replay of random events on every version comes to.
  private static var fingerprints: (events: UInt64, facts: UInt64, conclusions: UInt64) {
    var (read, facts, conclusions) = (Fingerprint(), Fingerprint(), Fingerprint())
    for seed in 0..<14 as Range<UInt64> {
      var replayer = Replayer()
      let events = RandomEvents(seed: seed, count: 1_000).running(RandomEvents.system(of: seed))
      for (index, event) in events.enumerated() {
        read.combine(UInt64(event.record.code))
        for place in 0..<Int(event.record.count) { read.combine(UInt64(event.record[place])) }
        for ruling in replayer.apply(event).rulings {
          conclusions.combine(UInt64(ruling.to.rawValue))
          conclusions.combine(ruling.heldBy?.description ?? "")
        }
        guard index % 10 == 9 else { continue }
        let checkpoint = replayer.checkpoint
        facts.combine(checkpoint.facts)
        conclusions.combine(checkpoint.conclusions)
      }
    }
    return (read.value, facts.value, conclusions.value)
  }
}
