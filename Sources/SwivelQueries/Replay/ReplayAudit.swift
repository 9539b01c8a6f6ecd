package import SwivelModel
package import SwivelReplay

/// Compares a replay with the redundant statements of its log.
package struct ReplayAudit {
  private var hasBegun = false
  package private(set) var sightingCount = 0
  /// The number of them that the rules had not expected.
  package private(set) var divergenceCount = 0
  package private(set) var rightCheckpointCount = 0
  package private(set) var wrongCheckpointCount = 0
  /// The number of checkpoints by another version, which are not compared.
  package private(set) var foreignCheckpointCount = 0
  /// The rules that acted before what was observed.
  package private(set) var rulesInPlay = RulesInPlay()

  package init() {}

  /// Whether something differs from the replay.
  package var isNegative: Bool { divergenceCount + wrongCheckpointCount > 0 }

  /// Replays an entry, and compares it with the outcome of the rules.
  package mutating func replay(_ item: TraceItem, _ replayer: inout Replayer) -> Event? {
    compare(item, replayer)
    guard let (moment, reasons) = replayer.explain(item) else { return nil }
    rulesInPlay.follow(moment, reasons)
    if let sighting = moment.sighting {
      sightingCount += 1
      divergenceCount += sighting.agrees ? 0 : 1
    }
    return moment.event
  }

  /// Compares a checkpoint with the replay of the events before it.
  private mutating func compare(_ item: TraceItem, _ replayer: Replayer) {
    if case .event = item { hasBegun = true }
    // The checkpoint at the head of a log without its beginning cannot be derived.
    guard case .checkpoint(let stored) = item, hasBegun else { return }
    let folded = replayer.checkpoint
    // The conclusions of another version cannot be compared.
    let hasSameForm = stored.facts.first == folded.facts.first
    let hasSameRules = hasSameForm && stored.digest == folded.digest
    let isWrong =
      hasSameForm && stored.facts != folded.facts
      || hasSameRules && stored.conclusions != folded.conclusions
    // A recorder, which has no rules, stores no conclusions of another version.
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

/// The rules that acted when UIKit last evaluated each window: those that an observation confirms
/// or contradicts.
package struct RulesInPlay {
  /// An evaluation of a window.
  package struct Look {
    package let event: UInt64
    /// The rules that acted, in order.
    package let rules: [RuleID]
  }

  private var last: [WindowID: Look] = [:]

  package init() {}

  /// Records the rulings of a moment, and the reasons for each.
  package mutating func follow(_ moment: Moment, _ reasons: [[Reason]]) {
    for (ruling, reasons) in zip(moment.rulings, reasons) {
      last[ruling.window] = Look(event: moment.event.sequence, rules: reasons.map(\.rule))
    }
  }

  /// The last look at a window; `nil` if there was none.
  package func lastLook(at window: WindowID) -> Look? { last[window] }
}
