package import SwivelModel
package import SwivelReplay

/// Compares a replay with what its log says besides the events it is made of.
package struct ReplayAudit {
  private var hasBegun = false
  /// The number of observations.
  package private(set) var sightingCount = 0
  /// The number of them that the rules had not expected.
  package private(set) var divergenceCount = 0
  /// The number of checkpoints that are as replayed.
  package private(set) var rightCheckpointCount = 0
  /// The number of checkpoints that are not.
  package private(set) var wrongCheckpointCount = 0
  /// The number of checkpoints of another version, which are not compared.
  package private(set) var foreignCheckpointCount = 0
  /// The rules that acted before what was observed.
  package private(set) var rulesInPlay = RulesInPlay()

  /// Makes the audit of a replay that has not begun.
  package init() {}

  /// Whether something differs from the replay.
  package var isNegative: Bool { divergenceCount + wrongCheckpointCount > 0 }

  /// Replays an entry, and compares what it says with what the rules say.
  package mutating func replay(_ item: TraceItem, _ replayer: inout Replayer) -> Event? {
    compare(item, replayer)
    guard let (moment, reasons) = replayer.explain(item) else { return nil }
    rulesInPlay.note(moment, reasons)
    if let sighting = moment.sighting {
      sightingCount += 1
      divergenceCount += sighting.agrees ? 0 : 1
    }
    return moment.event
  }

  /// Compares a checkpoint with the replay of the events before it.
  private mutating func compare(_ item: TraceItem, _ replayer: Replayer) {
    if case .event = item { hasBegun = true }
    // The state at the head of a log whose beginning is gone does not follow from anything.
    guard case .checkpoint(let stored) = item, hasBegun else { return }
    let folded = replayer.checkpoint
    // What another version concluded from the same events cannot be compared.
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
}
