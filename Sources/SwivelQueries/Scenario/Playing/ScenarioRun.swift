package import SwivelFindings
package import SwivelModel
import SwivelReplay

/// What playing a scenario came to.
package struct ScenarioRun: Sendable {
  /// What one step came to, in the words of the scenario.
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
    /// What UIKit threw.
    package var exception: UIKitException?
    /// How a request was refused.
    package var error: Scenario.StepExpectation.RequestError?
    /// What UIKit logged.
    package var log: UIKitMessage?
    /// The page that the user sees in the main window.
    package var visible: Scenario.ControllerName?
    /// Whether the scene's orientation is locked.
    package var isLocked = false
    /// Whether what is drawn is turned as the interface says.
    package var isDrawnTurned = true
    /// The shape of the main window's bounds; `nil` if it is not determined.
    package var windowBounds: BoundsShape?
    /// The orientations that the main window went through, the last one included.
    package var passes: [InterfaceOrientationMask] = []
    /// What was sent to the app, in order.
    package var events: [Scenario.EventToken] = []
  }

  /// The events that the scenario amounts to: its log.
  package internal(set) var events: [Event] = []
  /// The words of the events.
  package internal(set) var vocabulary = Vocabulary()
  /// What each step came to; fewer than the scenario has if UIKit threw.
  package internal(set) var steps: [StepOutcome] = []
  /// The controllers that decided the main window's orientation in the last step.
  package internal(set) var consulted: [Scenario.ControllerName] = []
  /// The mask in force for the main window at the end.
  package internal(set) var effectiveMask: InterfaceOrientationMask = []
  /// What the detectors found that the scenario was played with.
  package internal(set) var findings: [Finding] = []
  /// What the scenario comes to by these detectors.
  package internal(set) var verdict = Verdict.unjudged([.events])
}
