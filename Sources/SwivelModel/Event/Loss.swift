/// Events that happened and could not be kept.
public struct Loss: Hashable, Sendable {
  /// Why events are missing.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The recorder's buffer was full.
    case bufferFull = 0
    /// The disk was full, or failed.
    case disk = 1
    /// A thread ended while it was recording.
    case interrupted = 2
    /// The input was unreadable.
    case unreadable = 3
  }

  /// The number of missing events is bounded by the sequence numbers.
  public static let maximumCount = Event.latestSequence

  /// The number of missing events, at most ``maximumCount``.
  public let count: UInt64
  /// Why.
  public let reason: Reason

  /// Makes a loss.
  public init(count: UInt64, reason: Reason) {
    self.count = min(count, Self.maximumCount)
    self.reason = reason
  }
}
