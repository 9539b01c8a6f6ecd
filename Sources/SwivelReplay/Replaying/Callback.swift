public import SwivelModel

/// Something that UIKit sends to the app on its way to a ruling.
public enum Callback: Hashable, Sendable {
  /// A controller is asked for its mask.
  case askMask(ControllerID)
  /// A controller is asked whether it turns.
  case askAutorotate(ControllerID)
  /// A controller is asked for its preferred orientation.
  case askPreferred(ControllerID)
  /// The app delegate is asked.
  case askAppMask
  /// A controller is told that it is about to turn.
  case willRotate(ControllerID)
  /// The app is told that the status bar is about to turn.
  case statusBarWillChange
  /// The app is told that the status bar has turned.
  case statusBarDidChange
  /// Views are about to be laid out.
  case willLayout
  /// Views have been laid out.
  case didLayout
  /// `UIDevice.orientationDidChangeNotification`.
  case deviceDidChange
  /// A navigation delegate is told that a page is about to be shown.
  case willShow(ControllerID)
  /// A navigation delegate is told that a page has been shown.
  case didShow(ControllerID)
}
