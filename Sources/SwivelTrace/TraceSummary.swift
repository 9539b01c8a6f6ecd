public import SwivelLog
public import SwivelModel

/// What was found in a trace, up to where it was read.
public struct TraceSummary: Sendable {
  /// The form of the trace.
  public enum Form: Sendable {
    /// A log, with what its reader found.
    case log(LogReader.Summary)
    /// Text, with the number of its lines.
    case text(lineCount: Int)
  }

  /// The form of the trace.
  public let form: Form
  /// The events.
  public internal(set) var eventCount: UInt64 = 0
  /// The events that the trace says are missing.
  public internal(set) var lostCount: UInt64 = 0
  /// The numbers that no event has between those that are there.
  public internal(set) var missingCount: UInt64 = 0
  /// When the first event happened.
  public internal(set) var first: Instant?
  /// When the last event happened.
  public internal(set) var last: Instant?

  /// Whether something that was recorded cannot be read.
  public var hasLoss: Bool {
    if lostCount > 0 || missingCount > 0 { return true }
    guard case .log(let summary) = form else { return false }
    if summary.hotFault != nil || summary.isHotFileDamaged { return true }
    return summary.tornTail != nil || summary.gapCount > 0 || !summary.skippedSections.isEmpty
  }
}
