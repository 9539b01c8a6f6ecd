public import SwivelLog

extension Recorder {
  /// How far a recorder is, at some moment.
  public struct Status: Sendable {
    /// Whether there is a recorder at all: `false` if it was compiled out by `SWIVEL_DISABLED`.
    public let isEnabled: Bool
    /// How many events were recorded, or were to be.
    public let recordedCount: UInt64
    /// How many of them are in the log.
    public let sealedCount: UInt64
    /// How many of them never will be: there was no room for them, or no log can hold them.
    public let lostCount: UInt64
    /// How many files the log has.
    public let segmentCount: Int
    /// How many bytes.
    public let byteCount: UInt64
    /// What went wrong last, if anything did.
    public let lastError: LogError?
  }
}
