package import SwivelModel
package import SwivelReplay

/// Counts of what happened in a trace.
package struct TraceTally: Sendable {
  package private(set) var turns = 0
  package private(set) var requests = 0
  package private(set) var refusals = 0
  package private(set) var sightings = 0
  /// How often the rules had not expected what was observed.
  package private(set) var surprises = 0
  package private(set) var hasDevice = false

  package init() {}

  package mutating func follow(_ event: Event, _ replayer: borrowing Replayer) {
    turns += replayer.turnCount
    if let sighting = replayer.sighting {
      sightings += 1
      surprises += sighting.agrees ? 0 : 1
    }
    switch event.record.family {
    case .session: if case .device? = SessionFact(event.record) { hasDevice = true }
    case .request: if RequestFact(event.record) != nil { requests += 1 }
    case .outcome:
      if case .geometryRefused? = OutcomeFact(event.record) { refusals += 1 }
    default: break
    }
  }
}
