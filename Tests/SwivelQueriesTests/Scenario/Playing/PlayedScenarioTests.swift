import SwivelTestKit
import SwivelModel
import SwivelQueries
import Testing

struct PlayedScenarioTests {
  @Test(arguments: ProjectScenarios.all.filter { $0.oracle != .none }.map(\.id))
  func `a scenario comes to what its source says`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)

    let result = ScenarioResult(scenario, run: ScenarioPlayer.play(scenario), findings: [])

    // What is found in a run is not the player's business.
    #expect(result.failures.filter { $0.key != "findings" } == [])
  }

  @Test(arguments: ProjectScenarios.ids)
  func `a scenario played twice gives the same log`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)
    let (first, second) = (ScenarioPlayer.play(scenario), ScenarioPlayer.play(scenario))

    #expect(first.events == second.events)
    #expect(first.consulted == second.consulted && first.effectiveMask == second.effectiveMask)
  }

  @Test(arguments: ProjectScenarios.ids)
  func `a log is numbered without gaps, and no time runs back`(id: String) throws {
    let events = ScenarioPlayer.play(try ProjectScenarios.named(id)).events

    #expect(events.map(\.sequence) == (0..<UInt64(events.count)).map { $0 })
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.instant <= $1.instant })
  }

  @Test(arguments: ProjectScenarios.ids)
  func `after the first step no window is seen but one that has just been added`(
    id: String
  ) throws {
    let events = ScenarioPlayer.play(try ProjectScenarios.named(id)).events
    let steps = events.drop { !$0.isMarker }

    var added: WindowID?
    for event in steps {
      switch event.kind {
      case .window(.windowAdded(let window, _, _, _)): added = window
      case .observation(.interfaceOrientation(let window, _)): #expect(window == added)
      case .observation(.sceneOrientation), .observation(.statusBarOrientation):
        Issue.record("a conclusion was written down as if it had been seen")
      default: added = nil
      }
    }
  }
}
