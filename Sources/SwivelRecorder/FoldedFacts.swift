import SwivelModel

/// The facts behind the last event that was sealed, for checkpoints of one log after the other.
///
/// One object, for it goes on from log to log, and the sealer looks at it between.
final class FoldedFacts: CheckpointSource {
  private(set) var state = SceneState()

  func apply(_ event: Event) {
    state.apply(event)
  }

  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    (state.archived, 0, [])
  }

  /// Goes on from a checkpoint, if it can be read.
  func resume(from checkpoint: Checkpoint) -> Bool {
    guard let state = SceneState(archived: checkpoint.facts) else { return false }
    self.state = state
    return true
  }

  /// The names of a log that its further events may speak of; the others are lost to them.
  func pruned(_ names: NameTable) -> NameTable {
    var kept = NameTable()
    let used = state.names
    for index in 0..<names.count {
      let id = NameID(rawValue: UInt32(index))
      guard used.contains(id), let name = names[id] else {
        _ = kept.pad(to: index + 1)
        continue
      }
      _ = kept.append(name)
    }
    return kept
  }
}
