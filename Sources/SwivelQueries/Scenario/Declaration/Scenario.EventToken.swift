extension Scenario {
  /// Something that is sent during a step.
  package enum EventToken: Hashable, Sendable {
    /// A controller is asked for its mask.
    case askMask(ControllerName)
    /// A controller is asked whether it turns by itself.
    case askAutorotate(ControllerName)
    /// A controller is asked for its preferred orientation.
    case askPreferred(ControllerName)
    /// The app delegate is asked.
    case askAppMask
    /// A rotation or size callback arrives, at a certain controller or at any.
    case willRotate(ControllerName?)
    /// The status bar is about to turn.
    case statusBarWillChange
    /// The status bar has turned.
    case statusBarDidChange
    /// A layout begins.
    case willLayout
    /// A layout ends.
    case didLayout
    /// The device reports that it is held in another way.
    case deviceDidChange
    /// A navigation delegate hears that a page is about to be shown.
    case willShow(ControllerName)
    /// A navigation delegate hears that a page is shown.
    case didShow(ControllerName)
  }
}
