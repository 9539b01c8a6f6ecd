public import SwivelModel

extension LogReader {
  /// What a scan of the block headers found about the events up to a checkpoint.
  public struct Skimmed: Sendable {
    /// The checkpoint.
    public let checkpoint: Checkpoint
    /// The time of the first event.
    public let first: Instant?
    /// The sequence numbers that no event has, between those that exist.
    public let missingCount: UInt64
  }
}
