import SwivelModel
import SwivelReplay

// What an event does to findings: each that UIKit decides or that is observed.
extension FindingStore {
  /// Settles, cures or makes final what an event decides; `isGoingBack` if the page that appeared
  /// last was there before.
  mutating func settle(_ event: Event, _ replayer: Replayer, isGoingBack: Bool) {
    // The app's own request was observed to rotate it.
    if let turn = replayer.situation.interface.ledger.shownTurn, turn.sequence == event.sequence,
      let look = replayer.situation.lastLook(at: turn.window),
      look.isRequest || look.wants(turn.to),
      look.isOpen(at: event.instant) || look.isOutcome(turn.to, at: event.instant)
    {
      cure(
        turn.window, by: InterfaceOrientationMask(turn.to), at: event, replayer.situation,
        isGoingBack: isGoingBack)
    }
    if event.record.is(.deviceOrientationAmong) { finalize() }
    if event.record.is(.windowRemoved), let window: WindowID = event.record.read() {
      settle(window)
    }
    replayer.rulings.forEach { ruling in
      if let turn = replayer.situation.interface.ledger.turnReported(in: ruling.window) {
        explain(turn, isAllowed: replayer.inspect(turn.window).allowed.allows(turn.to))
      }
      if replayer.situation.interface.ledger.looks(at: ruling.window, in: event) {
        follow(ruling, at: event, replayer.situation, isGoingBack: isGoingBack)
      }
    }
  }

  private mutating func follow(
    _ ruling: Ruling, at event: Event, _ situation: Situation, isGoingBack: Bool
  ) {
    settle(ruling.window, keepingUnseen: !ruling.isTurn)
    switch ruling.trigger {
    case .deviceTurn, .lockChange: finalize()
    // What the app asks for may already be what a disputed rule led to.
    default:
      if ruling.isTurn || ruling.isCarriedOut {
        cure(ruling.window, by: ruling.to, at: event, situation, isGoingBack: isGoingBack)
      }
    }
  }
}

extension Ruling {
  /// Whether it is about a request of the app that UIKit neither refuses nor ignores.
  fileprivate var isCarriedOut: Bool {
    trigger.traits.contains(.request) && !isRequestDenied && !isIgnored && heldBy == nil
      && exception == nil
  }
}
