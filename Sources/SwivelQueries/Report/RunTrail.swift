package import SwivelModel
package import SwivelReplay

/// What the windows of a run showed.
package struct RunTrail: Sendable {
  // No table has room for more.
  private static let bandLimit = 200
  private static let windowLimit = 8

  /// What the windows showed.
  package private(set) var shown: [WindowID: BandList<ShownBand>] = [:]

  /// Makes the trail of an empty run.
  package init() {}

  /// Applies an event, with the replay after it.
  package mutating func follow(_ event: Event, _ replayer: borrowing Replayer) {
    replayer.rulings.forEach { ruling in
      change(ruling.window) { $0.show(ruling.to, isTurn: ruling.isTurn, at: event.instant) }
    }
    guard let sighting = replayer.sighting else { return }
    change(sighting.window) { $0.see(sighting.observed, at: event.instant) }
  }

  private mutating func change(
    _ window: WindowID, _ change: (inout BandList<ShownBand>) -> Void
  ) {
    guard shown[window] != nil || shown.count < Self.windowLimit else { return }
    change(&shown[window, default: BandList(limit: Self.bandLimit)])
  }
}
