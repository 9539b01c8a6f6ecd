package import SwivelModel
import SwivelReplay

/// Which rulings later observations confirm.
package struct Confirmations: Sendable {
  /// A ruling about a window, by the number of its event.
  package typealias Outcome = (window: WindowID, event: UInt64)

  /// The earlier ruling whose outcome the last entry confirms.
  var last: Outcome?
  // By window: the last ruling whose outcome has not been observed yet.
  private var unconfirmed: [WindowID: UInt64] = [:]

  /// Applies a moment: an observation confirms the ruling before it.
  mutating func take(_ moment: Moment) {
    for ruling in moment.rulings { unconfirmed[ruling.window] = moment.event.sequence }
    guard let sighting = moment.sighting,
      let event = unconfirmed.removeValue(forKey: sighting.window), sighting.agrees
    else { return }
    last = (sighting.window, event)
  }
}
