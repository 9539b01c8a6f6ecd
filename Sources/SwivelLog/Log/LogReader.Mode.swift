extension LogReader {
  /// How much of a broken log is read.
  public enum Mode: String, CaseIterable, Sendable {
    /// Nothing may be wrong: a log that was not closed is an error.
    case strict
    /// A crash may have cut the log short; damage in front of its end is an error.
    case tail
    /// What is damaged is left out, and reading goes on behind it.
    case salvage
  }
}
