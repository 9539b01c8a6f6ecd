package import SwivelModel

/// The last request that rotated the main window against the device orientation, by the rules or
/// as observed, until another rotation.
package struct ForcedTurn: Sendable {
  /// A rotation by such a request.
  package struct Turn: Sendable {
    /// The page that was shown then.
    package let page: ControllerID?
    /// The event at which UIKit evaluated the request.
    package let sequence: UInt64
    /// When it did.
    package let instant: Instant
    /// The orientations that the window may have had afterward.
    package let to: InterfaceOrientationMask
    /// How the device was held, or else how the interface was before: where nothing reports the
    /// device, it is held as the interface shows until the app rotates that.
    package let held: InterfaceOrientation
  }

  /// That rotation.
  package private(set) var last: Turn?

  package init() {}

  /// Applies an event, with the replay after it.
  package mutating func follow(_ event: Event, _ replayer: Replayer) {
    guard replayer.sighting != nil || !replayer.rulings.isEmpty else { return }
    let situation = replayer.situation
    guard let main = situation.facts.windows.main, let look = situation.lastLook(at: main) else {
      return
    }
    if let ruling = replayer.rulings.first(in: main) {
      guard ruling.isTurn, ruling.disputedRule == nil else { return }
      last = event.record.family == .request ? turn(to: ruling.to, by: look, main, situation) : nil
    } else if let sighting = replayer.sighting, sighting.window == main {
      let seen = InterfaceOrientationMask(sighting.observed)
      if let last, !seen.isSubset(of: last.to) { self.last = nil }
      if last == nil, situation.interface.ledger.shownTurn?.window == main,
        look.wants(sighting.observed), look.isOpen(at: event.instant)
      {
        last = turn(to: seen, by: look, main, situation)
      }
    }
  }

  private func turn(
    to orientation: InterfaceOrientationMask, by look: Look, _ main: WindowID,
    _ situation: Situation
  ) -> Turn? {
    let isReported = situation.facts.device.orientation != .unknown
    guard let held = situation.held ?? (isReported ? nil : look.from.only),
      !orientation.allows(held)
    else { return nil }
    return Turn(
      page: situation.visiblePage(of: main), sequence: look.sequence, instant: look.instant,
      to: orientation, held: held)
  }
}
