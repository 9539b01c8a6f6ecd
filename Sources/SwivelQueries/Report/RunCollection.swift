import SwivelModel
import SwivelReplay

/// What is collected of a run besides its findings.
///
/// A part of its own, so that the replay is passed on once for each event: it is large.
struct RunCollection: Sendable {
  private(set) var tally = TraceTally()
  private(set) var transitions = TransitionTrail()
  private(set) var lanes: RunLanes

  private let parts: RunReading.Parts

  init(_ parts: RunReading.Parts) {
    self.parts = parts
    lanes = RunLanes(parts.contains(.lanes) ? .all : .shown)
  }

  var isEmpty: Bool { parts.isEmpty }

  mutating func follow(_ event: Event, _ replayer: Replayer) {
    if parts.contains(.tally) { tally.follow(event, replayer) }
    if parts.contains(.transitions) { transitions.follow(event, replayer) }
    if !parts.isDisjoint(with: [.shown, .lanes]) { lanes.follow(event, replayer) }
  }

  /// Ends what observations may be about, because events are missing here.
  mutating func forget() {
    transitions.forget()
    lanes.forget()
  }
}
