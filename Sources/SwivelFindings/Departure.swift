import SwivelModel
import SwivelReplay
import SwivelRules

/// A page that is leaving, from the event that began it until something else happens.
struct Departure: Sendable {
  /// The window that it leaves.
  let window: WindowID
  /// The page that is to be seen next, where that is known from the beginning.
  let page: ControllerID?
  /// The event with which it began.
  let sequence: UInt64
  /// What the window had before.
  let from: InterfaceOrientationMask
  /// What the window had before the page came, where that is known.
  var before: InterfaceOrientationMask = .all
  /// The rule by which the interface stayed as it was.
  var heldBy: RuleID?
  /// Whether the page has gone.
  var hasEnded = false

  /// Whether an event puts an end to what can be blamed on the departure.
  static func isOver(at event: Event) -> Bool {
    switch event.kind {
    case .navigation(.willShow), .presentation(.presentBegan), .presentation(.dismissBegan),
      .hierarchy, .device, .window, .request:
      true
    default: false
    }
  }
}
