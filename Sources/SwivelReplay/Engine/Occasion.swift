package import SwivelModel

/// A trigger and its arguments, before the rules are applied.
package struct Occasion: Hashable, Sendable {
  /// What makes UIKit evaluate the orientation.
  package let trigger: Trigger
  /// The window concerned; `nil` for every window that UIKit evaluates.
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
