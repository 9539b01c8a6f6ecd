import SwivelModel
import SwivelReplay
import SwivelReports

/// Compares a replay with what its log says besides the events it is made of.
struct ReplayAudit {
  private var hasBegun = false
  private var sightingCount = 0
  private var divergenceCount = 0
  private var checkpointCount = 0
  private var wrongCheckpointCount = 0
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
    let isSameRulebook = stored.digest == folded.digest
    let isRight =
      stored.facts == folded.facts && (!isSameRulebook || stored.conclusions == folded.conclusions)
    checkpointCount += 1
    wrongCheckpointCount += isRight ? 0 : 1
  }

  /// What came of it, in words.
  var verdict: String {
    let seen = sightingCount.counting("observation")
    let agreement =
      divergenceCount == 0
      ? "\(seen), none against the rules"
      : "\(seen), \(divergenceCount) against what the rules say"
    guard checkpointCount > 0 else { return agreement }
    let stored = checkpointCount.counting("checkpoint")
    return wrongCheckpointCount == 0
      ? "\(agreement); \(stored), all as replayed"
      : "\(agreement); \(stored), \(wrongCheckpointCount) not as replayed"
  }
}
