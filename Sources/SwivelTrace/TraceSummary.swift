public import SwivelLog
public import SwivelModel

/// The findings about a trace, up to where it was read.
public struct TraceSummary: Sendable {
  /// The form of the trace.
  public enum Form: Sendable {
    /// A log, with its reader's summary.
    case log(LogReader.Summary)
    /// Text, with the number of its lines.
    case text(lineCount: Int)
  }

  /// A controller that a text uses before any event declares it.
  public struct UndeclaredController: Sendable {
    /// The number of the controller.
    public let controller: UInt32
    /// The line that uses it, counted from 1.
    public let line: Int
  }

  /// An interface that a text records on the landscape side of the same name as the device's.
  public struct ExchangedSide: Sendable {
    /// The side that the text states.
    public let recorded: InterfaceOrientation
    /// The side on which the interface is upright.
    public let expected: InterfaceOrientation
    /// The line that states it, counted from 1.
    public let line: Int
  }

  /// The form of the trace.
  public let form: Form
  /// The number of events.
  public internal(set) var eventCount: UInt64 = 0
  /// The number of events that the trace reports as missing.
  public internal(set) var lostCount: UInt64 = 0
  /// The number of unused sequence numbers between its events.
  public internal(set) var missingCount: UInt64 = 0
  /// Whether the source stated no times, so that each event counts as one millisecond after the one
  /// before, and only their order is evidence.
  public internal(set) var hasAssumedTimes = false
  /// The first controller that such a text uses without a declaration.
  public internal(set) var undeclared: UndeclaredController?
  /// The first landscape side that such a text states, if it states each right after a rotation of
  /// the device to the side of the same name.
  public internal(set) var exchanged: ExchangedSide?
  /// The time of the first event.
  public internal(set) var first: Instant?
  /// The time of the last event.
  public internal(set) var last: Instant?

  /// Whether something recorded is unreadable.
  public var hasLoss: Bool {
    if lostCount > 0 || missingCount > 0 { return true }
    guard case .log(let summary) = form else { return false }
    if summary.hotFault != nil || summary.isHotFileDamaged { return true }
    return summary.tornTail != nil || summary.gapCount > 0 || !summary.skippedSections.isEmpty
  }
}
