import SwivelModel
import SwivelReplay

// What an event does to findings: each that UIKit decides or that is observed.
extension FindingStore {
  /// Compares what was found with an observation.
  mutating func compare(
    _ sighting: Moment.Sighting, at event: Event, _ situation: Situation, _ passages: Passages
  ) {
    let look = situation.lastLook(at: sighting.window)
    // A canceled dismissal is no longer in progress, and has not ended.
    let isCanceled =
      look?.trigger == .dismissal && look?.end != nil
      && passages[sighting.window].dismissal == nil
    let isAtRest = look.map { !$0.isOpen(at: event.instant) || $0.hasEndedSwipe || isCanceled }
    compare(
      sighting.window, with: sighting.observed, at: event.sequence, isAtRest: isAtRest ?? false)
    if let look, look.isOutcome(sighting.observed, at: event.instant) {
      explainAll(in: sighting.window, since: look.sequence)
    }
  }

  /// Settles, cures or makes final what an event decides.
  mutating func settle(_ event: Event, _ replayer: Replayer) {
    let ledger = replayer.situation.interface.ledger
    // The app's own request was observed to rotate it.
    if let turn = ledger.shownTurn, turn.sequence == event.sequence,
      let look = ledger.look(at: turn.window), look.isRequest || look.wants(turn.to),
      look.isOpen(at: event.instant) || look.isOutcome(turn.to, at: event.instant)
    {
      cure(turn.window, by: InterfaceOrientationMask(turn.to))
    }
    if event.record.is(.deviceOrientationAmong) { finalize() }
    if event.record.is(.windowRemoved), let window: WindowID = event.record.read() {
      settle(window)
    }
    replayer.rulings.forEach { ruling in
      if let turn = ledger.turnReported(in: ruling.window) {
        explain(turn, isAllowed: replayer.inspect(turn.window).allowed.allows(turn.to))
      }
      if ledger.looks(at: ruling.window, in: event) { follow(ruling) }
    }
  }

  private mutating func follow(_ ruling: Ruling) {
    settle(ruling.window)
    switch ruling.trigger {
    case .deviceTurn, .lockChange: finalize()
    default: if ruling.isTurn { cure(ruling.window, by: ruling.to) }
    }
  }
}
