package import SwivelModel

/// Tracks the facts and the replay's conclusions, so that a replay can resume at a checkpoint.
package struct ReplayCheckpoints: CheckpointSource {
  private var replayer: Replayer

  /// Continues a replay.
  package init(_ replayer: Replayer = Replayer()) {
    self.replayer = replayer
  }

  package mutating func apply(_ event: Event) {
    replayer.take(event)
  }

  package func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    replayer.checkpoint
  }
}
