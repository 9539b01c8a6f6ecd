/// Follows the events of a log and supplies the contents of a checkpoint after any of them.
package protocol CheckpointSource {
  /// Applies an event.
  mutating func apply(_ event: Event)

  /// The state after the last event, in the parts of a ``Checkpoint``.
  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8])
}
