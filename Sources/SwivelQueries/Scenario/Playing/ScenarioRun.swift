package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// The outcome of playing a scenario.
package struct ScenarioRun: Sendable {
  /// The outcome of one step, in the vocabulary of scenarios.
  package struct StepOutcome: Sendable {
    /// The orientations that the main window's interface may have.
    package var interface: InterfaceOrientationMask = .all
    /// The orientations that each other window may have.
    package var windows: [Scenario.WindowName: InterfaceOrientationMask] = [:]
    /// The orientations that the status bar may have.
    package var statusBar: InterfaceOrientationMask = .all
    /// The orientations that the launch screen had, at a launch.
    package var launchScreen: InterfaceOrientationMask?
    /// The value of `UIDevice.current.orientation`.
    package var device = DeviceOrientation.unknown
    package var exception: UIKitException?
    package var error: Scenario.StepExpectation.RequestError?
    /// What UIKit logged a message about orientations.
    package var log: UIKitMessage?
    /// The page that the user sees in the main window.
    package var visible: Scenario.ControllerName?
    package var isLocked = false
    /// Whether the content is drawn in the interface orientation.
    package var isDrawnTurned = true
    /// The shape of the main window's bounds; `nil` if it is not determined.
    package var windowBounds: BoundsShape?
    /// The orientations that the main window passed through, including the last one.
    package var passes: [InterfaceOrientationMask] = []
    /// The messages that were sent to the app, in order.
    package var events: [Scenario.EventToken] = []
  }

  /// The events of the scenario: its log.
  package internal(set) var events: [Event] = []
  package internal(set) var vocabulary = Vocabulary()
  /// The outcome of each step; fewer than the scenario has if UIKit threw an exception.
  package internal(set) var steps: [StepOutcome] = []
  /// The controllers that decided the main window's orientation in the last step.
  package internal(set) var consulted: [Scenario.ControllerName] = []
  /// The effective mask of the main window at the end.
  package internal(set) var effectiveMask: InterfaceOrientationMask = []
  /// The findings of the detectors that the scenario was played with.
  package internal(set) var findings: [Finding] = []
  package internal(set) var verdict = Verdict.unjudged([.events])
}

extension ScenarioPlayer {
  func outcome() -> ScenarioRun.StepOutcome {
    var outcome = ScenarioRun.StepOutcome()
    let situation = replayer.situation
    let rulings = moments.flatMap(\.rulings)
    outcome.statusBar = situation.interface.statusBar
    outcome.device = situation.hearsOfDevice ? situation.interface.device : .unknown
    outcome.exception = rulings.lazy.compactMap(\.exception).first
    outcome.error = rulings.contains { $0.isRequestDenied } ? .geometryDenied : nil
    outcome.log = rulings.lazy.compactMap(\.message).first
    outcome.events = callbacks.compactMap(token)
    for window in situation.facts.windows.existing where window != situation.facts.windows.main {
      guard let name = handles.name(of: window) else { continue }
      outcome.windows[name] = situation.interface[window]
    }
    if let main = situation.facts.windows.main { sample(main, rulings, &outcome) }
    return outcome
  }

  private func sample(
    _ main: WindowID, _ rulings: [Ruling], _ outcome: inout ScenarioRun.StepOutcome
  ) {
    let situation = replayer.situation
    outcome.interface = situation.interface[main]
    outcome.launchScreen = rulings.first { $0.trigger == .launch }?.launchScreen
    outcome.visible = situation.visiblePage(of: main).flatMap(handles.name)
    outcome.isLocked = replayer.inspect(main).isLocked
    outcome.isDrawnTurned = situation.drawsTurned
    outcome.windowBounds = situation.windowBounds(of: main)
    for ruling in rulings where ruling.window == main && ruling.isTurn {
      if ruling.bounces { outcome.passes.append(ruling.from) }
      outcome.passes.append(ruling.to)
    }
  }

  private func token(_ callback: Callback) -> Scenario.EventToken? {
    switch callback {
    case .askMask(let id): handles.name(of: id).map { .askMask($0) }
    case .askAutorotate(let id): handles.name(of: id).map { .askAutorotate($0) }
    case .askPreferred(let id): handles.name(of: id).map { .askPreferred($0) }
    case .askAppMask: .askAppMask
    case .willRotate(let id): handles.name(of: id).map { .willRotate($0) }
    case .statusBarWillChange: .statusBarWillChange
    case .statusBarDidChange: .statusBarDidChange
    case .willLayout: .willLayout
    case .didLayout: .didLayout
    case .deviceDidChange: .deviceDidChange
    case .willShow(let id): handles.name(of: id).map { .willShow($0) }
    case .didShow(let id): handles.name(of: id).map { .didShow($0) }
    }
  }
}
