package import SwivelModel
package import SwivelReplay

/// How often something happened in a trace.
package struct TraceTally: Sendable {
  private(set) var turns = 0
  private(set) var requests = 0
  private(set) var refusals = 0
  private(set) var sightings = 0
  private(set) var surprises = 0

  /// Makes a tally of nothing.
  package init() {}

  /// Counts what an event brought, with the replay that has just taken it in.
  package mutating func count(_ event: Event, _ replayer: Replayer) {
    replayer.rulings.forEach { if $0.isTurn { turns += 1 } }
    if let sighting = replayer.sighting {
      sightings += 1
      surprises += sighting.agrees ? 0 : 1
    }
    switch event.record.family {
    case .request: if RequestFact(event.record) != nil { requests += 1 }
    case .outcome:
      if case .geometryRefused? = OutcomeFact(event.record) { refusals += 1 }
    default: break
    }
  }
}
