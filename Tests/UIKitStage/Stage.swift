package import SampleApps
package import SwivelModel
package import SwivelQueries
package import UIKit

/// Runs an app on the look-alike, step by step as a scenario has it.
@MainActor
package final class Stage {
  /// What the app came to after a step.
  package struct Outcome: Sendable {
    /// Which way the interface of each window is up, by its name.
    package let windows: [String: InterfaceOrientation]
  }

  package let simulator: Simulator
  package let scene: UIWindowScene
  /// What each step came to; fewer than there are if UIKit threw an exception.
  package private(set) var outcomes: [Outcome] = []

  let scenario: Scenario
  let app: any SampleApp

  /// Sets an app up as a scenario has it.
  package init(_ scenario: Scenario, _ app: (Simulator) -> any SampleApp) {
    (self.scenario, simulator) = (scenario, Simulator(Simulator.Options(scenario)))
    Simulator.current = simulator
    scene = simulator.connectScene()
    self.app = app(simulator)
    for controller in scenario.controllers {
      guard let page = self.app.pages[controller.name.rawValue] else { continue }
      let name = controller.className ?? controller.name.rawValue
      simulator.declare(page, name: name) { controller.facts($0) }
    }
    UIApplication.shared.delegate = self.app.applicationDelegate
    self.app.start(in: scene)
    simulator.begin()
  }

  /// Goes through the steps, or until UIKit throws.
  ///
  /// - Parameters:
  ///   - mark: Is told of every step, before it begins.
  ///   - rest: Is called when a step is over, and the main queue would have nothing else to do.
  package func play(mark: (String) -> Void = { _ in }, rest: () -> Void = {}) {
    for (index, step) in scenario.steps.enumerated() {
      if !step.operation.isInFlight { simulator.settle() }
      let text = "step \(index + 1): \(step.word)"
      simulator.mark(text)
      mark(text)
      perform(step.operation)
      let next = scenario.steps.dropFirst(index + 1).first
      if next?.operation.isInFlight != true { simulator.settle() }
      rest()
      outcomes.append(outcome())
      if simulator.exception != nil { break }
    }
  }

  private func outcome() -> Outcome {
    let windows = app.windows.compactMapValues { window in
      simulator.orientation(of: window)
    }
    return Outcome(windows: windows)
  }
}
