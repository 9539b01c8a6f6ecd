package import SwivelModel
package import SwivelQueries
import UIKit

/// What became of an app made of a scenario.
@MainActor
package struct StagedRun {
  /// Which way each window's interface was up after each step.
  package let windows: [[String: InterfaceOrientation]]
  /// With what UIKit ended it.
  package let exception: UIKitException?
  /// What happened.
  package let view: RunView

  /// Runs an app made of a scenario.
  package init(_ scenario: Scenario) {
    let stage = Stage(scenario) { _ in DeclaredApp(scenario) }
    stage.play()
    windows = stage.outcomes.map(\.windows)
    exception = stage.simulator.exception
    view = RunView(stage.simulator.events, stage.simulator.vocabulary.names)
  }
}
