package import SwivelModel

extension Scenario {
  /// The expectations of the whole run; `nil` where the source states nothing.
  package struct Expectation: Hashable, Sendable {
    /// The controllers whose values decide the main window's orientation in the last step.
    package let consulted: Set<ControllerName>?
    /// The effective mask of the main window at the end.
    package let effectiveMask: InterfaceOrientationMask?
    /// The ids of all problems that a report must include.
    package let findings: [String]?
    /// Whether the source reports no problem.
    package let isClean: Bool?
  }

  /// The expectations of a step; absent where the source states nothing.
  package struct StepExpectation: Hashable, Sendable {
    /// How a request can be refused.
    package enum RequestError: CaseIterable, Sendable {
      /// The error handler of a geometry request gets code 101.
      case geometryDenied
    }

    /// By key, the orientations of which any is correct; never empty.
    package let choices: [String: InterfaceOrientationMask]
    /// The same for each other window.
    package let windows: [WindowName: InterfaceOrientationMask]
    /// By key, what the outcome must be; an exception of `none` is the purpose of the step.
    package let values: [String: ScenarioValue]
    /// The messages that are sent, in this order, possibly with others between them.
    package let events: [EventToken]
    /// The messages that are not sent.
    package let noEvents: [EventToken]
  }

  /// A message that is sent during a step.
  package enum EventToken: Hashable, Sendable {
    case askMask(ControllerName)
    case askAutorotate(ControllerName)
    case askPreferred(ControllerName)
    case askAppMask
    /// A rotation or size callback arrives, at a certain controller or at any.
    case willRotate(ControllerName?)
    case statusBarWillChange
    case statusBarDidChange
    case willLayout
    case didLayout
    case deviceDidChange
    /// A navigation delegate is notified that a page is about to be shown.
    case willShow(ControllerName)
    /// A navigation delegate is notified that a page is shown.
    case didShow(ControllerName)
  }
}
