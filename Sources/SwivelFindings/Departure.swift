import SwivelModel
import SwivelReplay
import SwivelRules

/// A page that is leaving, from the event that began it until something else happens.
struct Departure: Sendable {
  /// The window that it leaves.
  let window: WindowID
  /// The page that is to be seen next, where that is known from the beginning.
  let page: ControllerID?
  /// The page that leaves, where it was presented.
  var leaver: ControllerID?
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
  /// Whether UIKit throws at it.
  var isError = false
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
    let situation = replayer.situation
    switch moment.kind {
    case .presentation(.dismissBegan(let page, _, _)):
      self = Departure(dismissing: page, moment, situation)
    case .presentation(.dismissEnded(let page, cancelled: false)) where self == nil:
      self = Departure(dismissed: page, moment, situation)
    case .presentation(.dismissEnded):
      guard let leaver = self?.leaver.map({ situation.facts.controllers[$0] }) else { return }
      // Another page's end is none of this one's, unless it takes it along.
      if !leaver.isPresented {
        self?.hasEnded = true
      } else if !leaver.isBeingDismissed {
        self = nil
      }
    default:
      if self?.hasEnded == true, Departure.isOver(at: moment.kind) { self = nil }
    }
  }
}

extension Departure {
  /// A page begins to go; `nil` for one that never covered the one behind, and takes nothing away
  /// from it.
  fileprivate init?(dismissing page: ControllerID, _ moment: Moment, _ situation: Situation) {
    let state = situation.facts.controllers[page]
    guard let window = state.presentedIn, situation.fillsWindow(page) else { return nil }
    let ruling = moment.rulings.first(in: window)
    self.init(
      window: window, page: nil, leaver: page, sequence: moment.event.sequence,
      from: ruling?.from ?? situation.interface[window],
      before: situation.interface[before: page], leaving: state.kind, heldBy: ruling?.heldBy)
    isError = ruling?.exception != nil
  }

  /// A page has gone, and nobody told that it began to: UIKit asked all the same.
  fileprivate init?(dismissed page: ControllerID, _ moment: Moment, _ situation: Situation) {
    guard let ruling = moment.rulings.first(where: { $0.trigger == .dismissal }),
      ruling.readsMasks || ruling.heldBy == .dismissalNotAsked
    else { return nil }
    self.init(
      window: ruling.window, page: nil, leaver: page, sequence: moment.event.sequence,
      from: ruling.from, before: situation.interface[before: page],
      leaving: situation.facts.controllers[page].kind, heldBy: ruling.heldBy,
      isError: ruling.exception != nil, hasEnded: true)
  }
}
