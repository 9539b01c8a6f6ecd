extension Scenario {
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
