public import SwivelLog

extension Recorder {
  /// The state of a recorder at some moment.
  public struct Status: Sendable {
    /// Whether the recorder exists: `false` if it was compiled out by `SWIVEL_DISABLED`.
    public let isEnabled: Bool
    /// The number of events passed to the recorder.
    public let recordedCount: UInt64
    /// The number of them in the log.
    public let sealedCount: UInt64
    /// The number of them that were lost: there was no room, or no log can store them.
    public let lostCount: UInt64
    /// The number of the log's files.
    public let segmentCount: Int
    /// The length of the log in bytes.
    public let byteCount: UInt64
    /// The last error, if any.
    public let lastError: LogError?
  }
}
