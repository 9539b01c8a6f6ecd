import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds interfaces that rotate during an interactive swipe back.
  static let turnedMidGesture = Detector(
    id: "turned-mid-gesture", severity: .warning,
    summary: "the interface rotates during a swipe back",
    explanation: """
      As soon as the user starts to swipe back, UIKit calls willShow with the page below. If the \
      navigation controller then returns that page's mask, or if the app forces that page's \
      orientation in willShow, the interface rotates under the finger, which ends the gesture and \
      the pop.
      """,
    advice: [
      .always(
        """
        disable interactivePopGestureRecognizer while the page is in an orientation that the page \
        below does not allow; do not force an orientation in willShow, which is also called for a \
        canceled swipe
        """)
    ],
    rules: [.popAsksPage, .gestureDefers],
    reports: ["https://github.com/emmet7life/ELOrientationControlDemo"],
    consequenceOf: [forcedNeedlessly.id],
    loudExample: "swipe-back-turns-at-once", quietExample: "swipe-back-defers-turn",
    interest: .heldSwipes, meanwhile: [.turns, .surprises, .navigation],
    isFollowing: { $0.swipe != nil },
    look: { memories, moment, replayer in
      memories.swipe.follow(moment, replayer.situation)
      let situation = replayer.situation
      guard let held = memories.swipe, let rule = held.turn(at: moment, situation)
      else { return nil }
      let isBeginning = held.sequence == moment.event.sequence
      return Report(
        window: held.window, page: situation.visiblePage(of: held.window),
        allowed: replayer.inspect(held.window).allowed,
        evidence: isBeginning ? [] : [held.sequence], rules: [rule])
    })
}

/// An interactive swipe back in progress.
struct Swipe: Sendable {
  let stack: ControllerID
  let window: WindowID
  let sequence: UInt64

  /// The rule by which the window rotated, if it did.
  func turn(at moment: Moment, _ situation: Situation) -> RuleID? {
    if let turn = situation.interface.ledger.shownTurn, turn.window == window,
      moment.sighting?.agrees == false
    {
      return .gestureDefers
    }
    guard let ruling = moment.rulings.first(in: window), ruling.isTurn,
      !ruling.to.isDisjoint(with: situation.known(window).orientation)
    else { return nil }
    return ruling.trigger == .interactivePop ? .popAsksPage : .gestureDefers
  }
}

extension Swipe? {
  fileprivate mutating func follow(_ moment: Moment, _ situation: Situation) {
    switch moment.kind {
    case .navigation(.willShow(let stack, _, _, let interactive)):
      self = nil
      guard interactive, situation.facts.controllers[stack].isPopInteractive,
        let window = situation.facts.window(of: stack)
      else { return }
      self = Swipe(stack: stack, window: window, sequence: moment.event.sequence)
    case .navigation(.didShow(let stack, _)), .navigation(.interactivePopEnded(let stack, _)):
      if self?.stack == stack { self = nil }
    default: break
    }
  }
}
