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
  /// What kind of page leaves, where that matters.
  var leaving = ControllerKind.plain
  /// What the page that leaves says that it allows, where that matters.
  var leavingMask: InterfaceOrientationMask?
  /// The rule by which the interface stayed as it was.
  var heldBy: RuleID?
  /// Whether the app itself turned the interface on the way, or meant to, or the user the device.
  var isMeant = false
  /// Whether the page has gone.
  var hasEnded = false

  /// Whether an event puts an end to what can be blamed on the departure.
  static func isOver(at kind: Event.Kind) -> Bool {
    switch kind {
    case .navigation(.willShow), .presentation(.presentBegan), .presentation(.dismissBegan),
      .hierarchy, .device, .window, .request:
      true
    default: false
    }
  }
}

extension Departure? {
  /// Keeps track of a dismissal: its beginning, and its end or its cancellation.
  mutating func followDismissal(_ moment: Moment, _ replayer: Replayer) {
    switch moment.kind {
    case .presentation(.dismissBegan(let page, _, _)):
      let situation = replayer.situation
      let state = situation.facts.controllers[page]
      self = nil
      // A page that never covered the one behind takes nothing away from it.
      guard let window = state.presentedIn, situation.fillsWindow(page) else { return }
      let ruling = moment.rulings.first { $0.window == window }
      self = Departure(
        window: window, page: nil, sequence: moment.event.sequence,
        from: ruling?.from ?? situation.interface[window],
        before: situation.interface[before: page], leaving: state.kind, heldBy: ruling?.heldBy)
    case .presentation(.dismissEnded(_, let cancelled)):
      if cancelled { self = nil } else { self?.hasEnded = true }
    default:
      if self?.hasEnded == true, Departure.isOver(at: moment.kind) { self = nil }
    }
  }
}
