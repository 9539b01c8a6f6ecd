import SwivelModel
import SwivelReplay

/// What is known of a window since UIKit last looked at it, while no observation shows it.
struct OpenBand: Sendable {
  let start: Instant
  let known: Known
}

extension BandList<ShownBand> {
  /// Shows what is known of a window after an event; an observation also shows what was known since
  /// UIKit last looked.
  mutating func follow(
    _ window: WindowID, _ event: Event, _ replayer: borrowing Replayer, _ open: inout OpenBand?
  ) {
    if let sighting = replayer.sighting, sighting.window == window, let before = open,
      let seen = before.known.confirmed(by: event.sequence, in: sighting.observed)
    {
      replace(ShownBand(seen), from: before.start)
      open = nil
    }
    let situation = replayer.situation
    let known = situation.known(window)
    let isNewLook = situation.interface.ledger.isNewLook(at: window, in: event)
    if isNewLook || open == nil && current == nil {
      open = known.sighting == nil ? OpenBand(start: event.instant, known: known) : nil
    }
    // A window of which nothing is known shows nothing.
    if current != nil || known.orientation != .all { set(ShownBand(known), at: event.instant) }
  }
}

extension ShownBand {
  fileprivate init(_ known: Known) { (mask, isSeen) = (known.orientation, known.isSeen) }
}
