extension LogReader {
  /// How much of a damaged log is read.
  public enum Mode: String, CaseIterable, Sendable {
    /// Any defect is an error, also a missing end mark.
    case strict
    /// A crash may have truncated the log; damage before its end is an error.
    case tail
    /// Damaged parts are skipped.
    case salvage
  }
}
