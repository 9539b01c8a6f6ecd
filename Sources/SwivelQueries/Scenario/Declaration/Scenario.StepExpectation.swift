package import SwivelModel

extension Scenario {
  /// What the source says of a step; `nil` where it says nothing.
  ///
  /// A mask that stands for a choice is never empty: any one of its orientations is right.
  package struct StepExpectation: Hashable, Sendable {
    /// How a run ends in a step, or that it goes on.
    package enum Exception: Hashable, Sendable {
      /// UIKit throws nothing, which is the point of the step.
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
    /// One of the orientations of the status bar, where it is told apart from the interface.
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
    /// Whether what is drawn is turned as the interface says.
    package let isDrawnTurned: Bool?
    /// The shape of the main window's bounds.
    package let windowBounds: BoundsShape?
    /// The orientations that the interface goes through, the last one included.
    package let passes: [InterfaceOrientation]
    /// What is sent, in this order, with other things between.
    package let events: [EventToken]
    /// What is not sent.
    package let noEvents: [EventToken]
  }
}
