/// The state of things between two events of a log, from which a replay can go on.
public struct Checkpoint: Hashable, Sendable {
  /// The number of the event that comes next.
  public let nextSequence: UInt64
  /// When the event in front of it happened.
  public let instant: Instant
  /// How many events the log in front of it told as lost, or left out by number.
  public let lostCount: UInt64
  /// The facts, as ``SceneState`` stores them.
  public let facts: [UInt8]
  /// The rulebook that the conclusions were made by; means nothing if there are none.
  public let digest: UInt64
  /// What the rules made of the facts; empty if nobody asked them.
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
