import SwivelModel
import SwivelRules
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

  /// Counts what a moment brought.
  package mutating func count(_ moment: Moment) {
    let rulings = moment.rulings
    for index in rulings.indices where rulings[index].isTurn { turns += 1 }
    if let sighting = moment.sighting {
      sightings += 1
      surprises += sighting.agrees ? 0 : 1
    }
    switch moment.kind {
    case .request: requests += 1
    case .outcome(.geometryRefused): refusals += 1
    default: break
    }
  }
}
