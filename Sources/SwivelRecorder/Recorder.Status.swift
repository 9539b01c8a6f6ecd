public import SwivelLog

extension Recorder {
  /// How far a recorder is, at some moment.
  public struct Status: Sendable {
    /// Where events are until they are sealed.
    public enum Mode: Sendable {
      /// In a mapped file: they outlive the process.
      case mapped
      /// In a file to which each is written: they outlive the process, and take a system call each.
      case written
      /// In memory: they are lost with the process.
      case memory
      /// Nowhere: the recorder was compiled out by `SWIVEL_DISABLED`.
      case disabled
    }

    /// Where events are until they are sealed.
    public let mode: Mode
    /// How many events were recorded, or are just being recorded.
    public let recordedCount: UInt64
    /// How many of them are in the log.
    public let sealedCount: UInt64
    /// How many of them never will be: they were overwritten, or no log can hold them.
    public let lostCount: UInt64
    /// How many of them were begun by threads that ended; known once the log has ended.
    public let holeCount: UInt64
    /// How many files the log has.
    public let segmentCount: Int
    /// How many bytes.
    public let byteCount: UInt64
    /// What went wrong last, if anything did.
    public let lastError: LogError?
  }
}

extension Recorder.Status.Mode {
  init(_ mode: Ring.Mode) {
    self =
      switch mode {
      case .mapped: .mapped
      case .written: .written
      case .memory: .memory
      }
  }
}
