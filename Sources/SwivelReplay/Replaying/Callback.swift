public import SwivelModel

/// A call that UIKit makes to the app on the way to a ruling.
public enum Callback: Hashable, Sendable {
  /// A controller is asked for its mask.
  case askMask(ControllerID)
  /// A controller is asked whether it rotates.
  case askAutorotate(ControllerID)
  /// A controller is asked for its preferred orientation.
  case askPreferred(ControllerID)
  /// The app delegate is asked.
  case askAppMask
  /// A controller is notified that it is about to rotate.
  case willRotate(ControllerID)
  /// The app is notified that the status bar is about to rotate.
  case statusBarWillChange
  /// The app is notified that the status bar has rotated.
  case statusBarDidChange
  /// Views are about to be laid out.
  case willLayout
  /// Views have been laid out.
  case didLayout
  /// `UIDevice.orientationDidChangeNotification`.
  case deviceDidChange
  /// A navigation delegate is notified that a page is about to be shown.
  case willShow(ControllerID)
  /// A navigation delegate is notified that a page was shown.
  case didShow(ControllerID)
}
