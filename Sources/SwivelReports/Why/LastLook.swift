package import SwivelModel
import SwivelReplay

/// Finds the last event up to an instant at which UIKit looked at an orientation.
package struct LastLook {
  /// The number of the event; `nil` while there was none.
  package private(set) var sequence: UInt64?

  private let instant: Instant
  private var replayer = Replayer()

  /// Begins to look.
  package init(upTo instant: Instant) {
    self.instant = instant
  }

  /// Takes in the next entry.
  package mutating func look(at item: TraceItem) {
    if case .event(let event) = item, event.instant > instant { return }
    guard let moment = replayer.apply(item) else { return }
    // What was seen counts by itself only where nothing explains it.
    let isUnexplained = moment.sighting.map { !$0.agrees || sequence == nil } ?? false
    if !moment.rulings.isEmpty || isUnexplained { sequence = moment.event.sequence }
  }
}
