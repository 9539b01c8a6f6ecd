/// What makes UIKit look at a window's orientation.
public enum Trigger: UInt8, CaseIterable, Sendable {
  /// Nothing: the gates are read without any effect.
  case inspection
  /// The device is held another way.
  case deviceTurn
  /// The user switched the rotation lock.
  case lockChange
  /// The app's code begins to run.
  case launch
  /// The window got another root.
  case rootChange
  /// A page is being presented.
  case presentation
  /// A presented page is going.
  case dismissal
  /// A page is pushed.
  case push
  /// A page is popped to.
  case pop
  /// A page is popped to under a finger.
  case interactivePop
  /// A container brought another child to the front.
  case selection
  /// A container got a child.
  case embedding
  /// A controller's view was added to the window itself.
  case windowView
  /// `attemptRotationToDeviceOrientation()`.
  case attempt
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case needsUpdate
  /// `requestGeometryUpdate(_:)`.
  case geometryRequest
  /// `UIDevice.setValue(_, forKey: "orientation")`.
  case setDeviceOrientation
  /// `setStatusBarOrientation`.
  case setStatusBarOrientation
  /// The app comes back to the screen.
  case comeback
}
