import SwivelModel

/// The facts after the last sealed event, for the checkpoints of consecutive logs.
///
/// A class, because it continues from log to log, and the sealer reads it in between.
final class FoldedFacts: CheckpointSource {
  private(set) var state = SceneState()

  func apply(_ event: Event) {
    state.apply(event)
  }

  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    (state.archived, 0, [])
  }

  /// Continues from a checkpoint, if it is readable.
  func resume(from checkpoint: Checkpoint) -> Bool {
    guard let state = SceneState(archived: checkpoint.facts) else { return false }
    self.state = state
    return true
  }

  /// The names to which a log's further events may refer; the others become lost names.
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
