/// What follows the events of a log, to say at any of them what a checkpoint stores.
package protocol CheckpointSource {
  /// Takes in an event.
  mutating func apply(_ event: Event)

  /// The state after the last event, in the parts of a ``Checkpoint``.
  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8])
}
