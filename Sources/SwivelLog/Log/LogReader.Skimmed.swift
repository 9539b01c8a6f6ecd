public import SwivelModel

extension LogReader {
  /// What looking over the blocks of a log told of its events, up to a checkpoint.
  public struct Skimmed: Sendable {
    /// The checkpoint.
    public let checkpoint: Checkpoint
    /// When the first event happened.
    public let first: Instant?
    /// The numbers that no event has between those that are there.
    public let missingCount: UInt64
  }
}
