import SwivelTestKit
import SwivelModel
import SwivelReplay
import SwivelQueries
import Testing

/// The log of a run is all that the run says: one engine, and no second way to an answer.
struct ReplayedScenarioTests {
  @Test(arguments: ProjectScenarios.ids)
  func `the log alone gives what the run said after each step`(id: String) throws {
    let run = ScenarioPlayer.play(try ProjectScenarios.named(id))

    #expect(Self.orientations(in: run.events) == run.steps.map(\.interface))
  }

  @Test(arguments: ProjectScenarios.ids)
  func `the log alone gives what the run was asked for`(id: String) throws {
    let run = ScenarioPlayer.play(try ProjectScenarios.named(id))
    var replayer = Replayer()
    var rulings: [Ruling] = []
    for event in run.events { rulings += replayer.apply(event).rulings }

    let main = try #require(replayer.situation.facts.windows.main)
    #expect(replayer.inspect(main).allowed == run.effectiveMask)
    let exceptions = rulings.compactMap(\.exception)
    #expect(exceptions == run.steps.compactMap(\.exception))
  }

  /// The orientation of the main window at the end of each step, by the events alone.
  private static func orientations(in events: [Event]) -> [InterfaceOrientationMask] {
    var replayer = Replayer()
    var orientations: [InterfaceOrientationMask] = []
    var hasBegun = false
    for event in events {
      if event.isMarker, hasBegun { orientations.append(mainOrientation(replayer)) }
      hasBegun = hasBegun || event.isMarker
      _ = replayer.apply(event)
    }
    return hasBegun ? orientations + [mainOrientation(replayer)] : []
  }

  private static func mainOrientation(_ replayer: Replayer) -> InterfaceOrientationMask {
    let situation = replayer.situation
    return situation.facts.windows.main.map { situation.interface[$0] } ?? .all
  }
}
