package import SwivelModel

/// A trigger with what it is about, before it is ruled upon.
package struct Occasion: Hashable, Sendable {
  /// What makes UIKit look.
  package let trigger: Trigger
  /// The window that is looked at; `nil` for every window that UIKit looks at.
  package var window: WindowID?
  /// The orientation that the trigger is about.
  package var wanted: InterfaceOrientation?
  /// The page that is presented, dismissed, pushed or popped to.
  package var subject: ControllerID?
  /// What a geometry request asks for.
  package var requested: InterfaceOrientationMask = []
  /// The value to which the app sets the orientation of `UIDevice`.
  package var requestedDevice: DeviceOrientation?

  /// Makes an occasion.
  @inlinable
  package init(
    _ trigger: Trigger, in window: WindowID? = nil, wanted: InterfaceOrientation? = nil,
    subject: ControllerID? = nil
  ) {
    (self.trigger, self.window, self.wanted, self.subject) = (trigger, window, wanted, subject)
  }
}
