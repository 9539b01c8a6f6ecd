/// The state between two events of a log, from which a replay can resume.
public struct Checkpoint: Hashable, Sendable {
  /// The sequence number of the next event.
  public let nextSequence: UInt64
  /// The time of the previous event.
  public let instant: Instant
  /// The number of events that the log reported as lost or skipped before it.
  public let lostCount: UInt64
  /// The facts, as ``SceneState`` stores them.
  public let facts: [UInt8]
  /// The digest of the rulebook that drew the conclusions; meaningless without any.
  public let digest: UInt64
  /// The conclusions of the rules; empty if there are none.
  public let conclusions: [UInt8]

  /// Makes a checkpoint.
  public init(
    nextSequence: UInt64, instant: Instant, lostCount: UInt64, facts: [UInt8], digest: UInt64,
    conclusions: [UInt8]
  ) {
    (self.nextSequence, self.instant, self.lostCount) = (nextSequence, instant, lostCount)
    (self.facts, self.digest, self.conclusions) = (facts, digest, conclusions)
  }
}

/// Follows the events of a log and supplies the contents of a checkpoint after any of them.
package protocol CheckpointSource {
  /// Applies an event.
  mutating func apply(_ event: Event)

  /// The state after the last event, in the parts of a ``Checkpoint``.
  func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8])
}
