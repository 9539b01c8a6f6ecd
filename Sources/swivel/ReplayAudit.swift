import SwivelModel
import SwivelReplay
import SwivelReports

/// Compares a replay with what its log says besides the events it is made of.
struct ReplayAudit {
  private var hasBegun = false
  private var sightingCount = 0
  private var divergenceCount = 0
  private var rightCheckpointCount = 0
  private var wrongCheckpointCount = 0
  private var foreignCheckpointCount = 0
  /// What the rules had to do with what was seen.
  private(set) var rulesInPlay = RulesInPlay()

  /// Whether something is otherwise than it was replayed.
  var isNegative: Bool { divergenceCount + wrongCheckpointCount > 0 }

  /// Replays an entry, and compares what it says with what the rules say.
  mutating func replay(_ item: TraceItem, _ replayer: inout Replayer) -> Event? {
    compare(item, replayer)
    guard let (moment, reasons) = replayer.explain(item) else { return nil }
    rulesInPlay.note(moment, reasons)
    if let sighting = moment.sighting {
      sightingCount += 1
      divergenceCount += sighting.agrees ? 0 : 1
    }
    return moment.event
  }

  /// Compares a checkpoint with the replay of the events in front of it.
  private mutating func compare(_ item: TraceItem, _ replayer: Replayer) {
    if case .event = item { hasBegun = true }
    // The state at the head of a log whose beginning is gone does not follow from anything.
    guard case .checkpoint(let stored) = item, hasBegun else { return }
    let folded = replayer.checkpoint
    // What another version made of the same events is nothing to compare with.
    let hasSameForm = stored.facts.first == folded.facts.first
    let hasSameRules = hasSameForm && stored.digest == folded.digest
    let isWrong =
      hasSameForm && stored.facts != folded.facts
      || hasSameRules && stored.conclusions != folded.conclusions
    // A recorder, which has no rules, stores no conclusions that might be another version's.
    let isWhole = hasSameRules || hasSameForm && stored.conclusions.isEmpty
    if isWrong {
      wrongCheckpointCount += 1
    } else if isWhole {
      rightCheckpointCount += 1
    } else {
      foreignCheckpointCount += 1
    }
  }

  /// What came of it, in words.
  var verdict: String {
    let seen = sightingCount.counting("observation")
    let agreement =
      divergenceCount == 0
      ? "\(seen), none against the rules"
      : "\(seen), \(divergenceCount) against what the rules say"
    return "\(agreement)\(comparison)\(foreignCheckpoints)"
  }

  private var comparison: String {
    let count = rightCheckpointCount + wrongCheckpointCount
    guard count > 0 else { return "" }
    let stored = count.counting("checkpoint")
    return wrongCheckpointCount == 0
      ? "; \(stored), all as replayed" : "; \(stored), \(wrongCheckpointCount) not as replayed"
  }

  private var foreignCheckpoints: String {
    guard foreignCheckpointCount > 0 else { return "" }
    return "; \(foreignCheckpointCount.counting("checkpoint")) of another version, not compared"
  }
}
