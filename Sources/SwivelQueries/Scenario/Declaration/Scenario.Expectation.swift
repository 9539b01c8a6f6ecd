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

  /// The expectations of a step; `nil` where the source states nothing.
  ///
  /// A mask that represents a choice is never empty: any of its orientations is correct.
  package struct StepExpectation: Hashable, Sendable {
    /// Whether a step throws, and ends the run.
    package enum Exception: Hashable, Sendable {
      /// UIKit throws nothing, which is the purpose of the step.
      case none
      /// UIKit throws, and the run ends.
      case thrown(UIKitException)
    }

    /// How a request can be refused.
    package enum RequestError: CaseIterable, Sendable {
      /// The error handler of a geometry request gets code 101.
      case geometryDenied
    }

    /// One of the orientations of the main window's interface.
    package let interface: InterfaceOrientationMask?
    /// One of the orientations of each other window.
    package let windows: [WindowName: InterfaceOrientationMask]
    /// One of the orientations of the status bar, where it differs from the interface.
    package let statusBar: InterfaceOrientationMask?
    /// One of the orientations of the launch screen.
    package let launchScreen: InterfaceOrientationMask?
    /// The value of `UIDevice.current.orientation`.
    package let device: DeviceOrientation?
    /// Whether UIKit throws; `nil` means that it does not.
    package let exception: Exception?
    /// How a request is refused.
    package let error: RequestError?
    /// What UIKit logs.
    package let log: UIKitMessage?
    /// The page that the user sees in the main window.
    package let visible: ControllerName?
    /// Whether the scene's orientation is locked.
    package let isLocked: Bool?
    /// Whether the content is drawn in the interface orientation.
    package let isDrawnTurned: Bool?
    /// The shape of the main window's bounds.
    package let windowBounds: BoundsShape?
    /// The orientations that the interface passes through, including the last one.
    package let passes: [InterfaceOrientation]
    /// The messages that are sent, in this order, possibly with others between them.
    package let events: [EventToken]
    /// The messages that are not sent.
    package let noEvents: [EventToken]
  }

  /// A message that is sent during a step.
  package enum EventToken: Hashable, Sendable {
    /// A controller is asked for its mask.
    case askMask(ControllerName)
    /// A controller is asked for `shouldAutorotate`.
    case askAutorotate(ControllerName)
    /// A controller is asked for its preferred orientation.
    case askPreferred(ControllerName)
    /// The app delegate is asked for its mask.
    case askAppMask
    /// A rotation or size callback arrives, at a certain controller or at any.
    case willRotate(ControllerName?)
    /// The status bar is about to rotate.
    case statusBarWillChange
    /// The status bar has rotated.
    case statusBarDidChange
    /// A layout begins.
    case willLayout
    /// A layout ends.
    case didLayout
    /// The device reports another orientation.
    case deviceDidChange
    /// A navigation delegate is notified that a page is about to be shown.
    case willShow(ControllerName)
    /// A navigation delegate is notified that a page is shown.
    case didShow(ControllerName)
  }
}
