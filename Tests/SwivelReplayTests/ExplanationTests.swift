import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import Testing

/// The fast path and the explaining one are the same rules.
struct ExplanationTests {
  @Test(arguments: ProjectScenarios.ids)
  func `both paths rule alike on every event of a scenario`(id: String) throws {
    check(ScenarioPlayer.play(try ProjectScenarios.named(id)).events)
  }

  @Test(arguments: 0..<14 as Range<UInt64>)
  func `both paths rule alike on events that mean nothing`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 2_000)

    #expect(check(events.running(RandomEvents.system(of: seed))) > 100)
  }

  /// Compares both paths, and counts the rulings that there were to compare.
  @discardableResult
  private func check(_ events: [Event]) -> Int {
    var (fast, explaining) = (Replayer(), Replayer())
    var rulingCount = 0
    for event in events {
      let moment = fast.apply(event)
      let (explained, reasons) = explaining.explain(event)
      #expect(moment.rulings == explained.rulings)
      #expect(moment.sighting == explained.sighting)
      #expect(reasons.count == moment.rulings.count)
      for (ruling, reasons) in zip(moment.rulings, reasons) { check(reasons, of: ruling) }
      rulingCount += moment.rulings.count
    }
    #expect(fast.situation == explaining.situation)
    return rulingCount
  }

  /// Reasons lead from what the trigger alone says to the ruling, each taking up where the last
  /// ended.
  private func check(_ reasons: [Reason], of ruling: Ruling) {
    let start = Self.start(of: ruling)
    #expect(reasons.first?.before ?? ruling == start)
    #expect(reasons.last?.after ?? start == ruling)
    for (reason, next) in zip(reasons, reasons.dropFirst()) {
      #expect(reason.after == next.before)
      #expect(reason.rule.rawValue < next.rule.rawValue)
    }
    #expect(reasons.allSatisfy { $0.before != $0.after })
    #expect(reasons.allSatisfy { $0.rule.rule.triggers?.contains(ruling.trigger) ?? true })
  }

  private static func start(of ruling: Ruling) -> Ruling {
    var start = Ruling(ruling.trigger, window: ruling.window, from: ruling.from)
    start.wanted = ruling.wanted
    start.subject = ruling.subject
    start.requested = ruling.requested
    start.requestedDevice = ruling.requestedDevice
    return start
  }
}
