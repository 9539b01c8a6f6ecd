package import SwivelModel

extension Scenario {
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
}
