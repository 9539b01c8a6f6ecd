package import SwivelModel
package import SwivelReplay

/// The transitions of a run: each decision of UIKit that a timeline shows, with what was
/// observed of it, and each observation that no rule predicted.
package struct TransitionTrail: Sendable {
  // Some 10 MB; a log of an app's day has a few hundred.
  private static let limit = 50_000

  /// The transitions, in the order of the events; those beyond a limit are only counted.
  package private(set) var transitions: [Transition] = []
  package private(set) var count = 0

  private var decisions = Decisions()

  package init() {}

  package mutating func follow(_ event: Event, _ replayer: borrowing Replayer) {
    decisions.follow(event, replayer.rulings, replayer.sighting)
    for (decision, ruling) in decisions.made {
      count += 1
      guard transitions.count < Self.limit else { continue }
      transitions.append(Transition(decision, ruling, replayer.situation))
    }
    if let shown = decisions.shown { update(shown) }
  }

  /// Ends what observations may be about, because events are missing here.
  package mutating func forget() { decisions.forget() }

  // One event decides about few windows.
  private mutating func update(_ shown: Decision) {
    var place = transitions.partitioningIndex { $0.decision.event >= shown.event }
    while place < transitions.count, transitions[place].decision.event == shown.event {
      if transitions[place].decision.isSame(as: shown) {
        return transitions[place].decision = shown
      }
      place += 1
    }
  }
}
