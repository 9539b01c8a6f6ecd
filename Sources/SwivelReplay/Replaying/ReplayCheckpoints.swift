package import SwivelModel

/// Follows the facts and what the rules make of them, so that a replay can go on from a checkpoint.
package struct ReplayCheckpoints: CheckpointSource {
  private var replayer: Replayer

  /// Goes on from a replay.
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
