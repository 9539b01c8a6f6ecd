import SwivelModel
import SwivelRules

/// A trigger with what it is about, before it is ruled upon.
struct Occasion {
  let trigger: Trigger
  /// The window that is looked at; `nil` for every window that UIKit looks at.
  var window: WindowID?
  var wanted: InterfaceOrientation?
  var subject: ControllerID?
  var requested: InterfaceOrientationMask = []
  var requestedDevice: DeviceOrientation?

  init(
    _ trigger: Trigger, in window: WindowID? = nil, wanted: InterfaceOrientation? = nil,
    subject: ControllerID? = nil
  ) {
    (self.trigger, self.window, self.wanted, self.subject) = (trigger, window, wanted, subject)
  }

  func ruling(for window: WindowID, from: InterfaceOrientationMask) -> Ruling {
    var ruling = Ruling(trigger, window: window, from: from)
    ruling.wanted = wanted
    ruling.subject = subject
    ruling.requested = requested
    ruling.requestedDevice = requestedDevice
    return ruling
  }
}
