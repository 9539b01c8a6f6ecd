import SwivelModel
import SwivelQueries
import SwivelReplay

/// The moments since UIKit last looked at a window of which nothing is observed yet, by what is
/// known of the window then.
struct OpenMoments {
  private var moments: [WindowID: [Known: [UInt64]]] = [:]

  /// Adds what is known of a window at a moment; an app that ends shows nothing anymore.
  mutating func add(_ explanation: Explanation) {
    guard explanation.ruling.exception == nil, explanation.known.sighting == nil else { return }
    moments[explanation.ruling.window, default: [:]][explanation.known, default: []]
      .append(explanation.event.sequence)
  }

  /// UIKit has looked at a window again: no observation is about earlier moments.
  mutating func close(_ window: WindowID) { moments[window] = nil }

  /// Removes and returns the moments that an observation confirms, oldest first, with what is then
  /// known of them.
  mutating func take(
    _ sighting: Moment.Sighting, at event: UInt64
  ) -> [(moment: UInt64, known: Known)] {
    var taken: [(moment: UInt64, known: Known)] = []
    for (known, places) in moments[sighting.window] ?? [:] {
      guard let seen = known.confirmed(by: event, in: sighting.observed) else { continue }
      moments[sighting.window]?[known] = nil
      taken += places.map { ($0, seen) }
    }
    return taken.sorted { $0.moment < $1.moment }
  }
}
