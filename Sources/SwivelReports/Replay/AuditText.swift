package import SwivelModel
package import SwivelQueries
import SwivelReplay

extension RulesInPlay {
  /// The ids of the rules for a window; empty if none applied.
  package func rules(of window: WindowID) -> [String] {
    lastLook(at: window)?.rules.map(\.description) ?? []
  }

  /// The line below an observation in a timeline.
  package func line(for window: WindowID) -> String {
    guard let look = lastLook(at: window) else {
      return "           no rules were applied to this window before"
    }
    let rules = look.rules.map(\.description).joined(separator: ", ")
    return "           rules applied at event \(look.event): \(rules)"
  }
}

extension ReplayAudit {
  package var verdict: String {
    let seen = sightingCount.counting("observation")
    let agreement =
      divergenceCount == 0
      ? "\(seen); none contradict the rules"
      : "\(seen); \(divergenceCount) \(divergenceCount == 1 ? "contradicts" : "contradict") the rules"
    return "\(agreement)\(comparison)\(foreignCheckpoints)"
  }

  private var comparison: String {
    let count = rightCheckpointCount + wrongCheckpointCount
    guard count > 0 else { return "" }
    let stored = count.counting("checkpoint")
    return wrongCheckpointCount == 0
      ? "; \(stored), all match the replay"
      : "; \(stored), \(wrongCheckpointCount) \(wrongCheckpointCount == 1 ? "differs" : "differ") from the replay"
  }

  private var foreignCheckpoints: String {
    guard foreignCheckpointCount > 0 else { return "" }
    return "; \(foreignCheckpointCount.counting("checkpoint")) of another version ignored"
  }
}
