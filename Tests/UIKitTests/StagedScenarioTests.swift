import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing
import UIKitStage

/// An app made of a scenario, run on the look-alike, comes to what the scenario's player says.
@MainActor
struct StagedScenarioTests {
  nonisolated static let stageable = ProjectScenarios.all.filter { DeclaredApp.canStage($0) }

  @Test(arguments: stageable.map(\.id))
  func `the look-alike turns as the player of scenarios does`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)
    let played = ScenarioPlayer.play(scenario)

    let staged = StagedRun(scenario)

    #expect(staged.windows.count == played.steps.count)
    for (index, (windows, step)) in zip(staged.windows, played.steps).enumerated() {
      let main = try #require(windows[scenario.windows[0].name.rawValue])
      #expect(step.interface.allows(main), "step \(index + 1)")
      for (name, orientation) in step.windows {
        let other = try #require(windows[name.rawValue])
        #expect(orientation.allows(other), "step \(index + 1)")
      }
    }
    #expect(staged.exception == played.steps.last?.exception)
  }

  @Test(arguments: stageable.map(\.id))
  func `the look-alike reports the same pages, presentations and requests`(id: String) throws {
    let scenario = try ProjectScenarios.named(id)
    let played = ScenarioPlayer.play(scenario)

    let staged = StagedRun(scenario)

    let view = RunView(played.events, played.vocabulary.names)
    // Where UIKit ends the app, the step does not come to its end.
    let count = played.steps.count - (staged.exception == nil ? 0 : 1)
    #expect(staged.view.steps.prefix(count).map(\.told) == view.steps.prefix(count).map(\.told))
  }

  @Test func `there are scenarios of every kind of navigation and presentation`() {
    let words = Set(Self.stageable.flatMap(\.steps).map(\.word))

    #expect(
      words.isSuperset(of: [
        "launch", "rotateDevice", "push", "pop", "present", "dismiss", "addWindow",
        "swipeBackBegin", "swipeBackEnd", "requestGeometryUpdate", "setNeedsUpdate",
        "setDeviceOrientation", "setRoot", "lockRotation", "background", "foreground",
      ]))
  }
}
