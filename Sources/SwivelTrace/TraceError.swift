public import SwivelLog
public import SwivelModel
public import SwivelText

/// Why a trace cannot be read to its end, or written.
public enum TraceError: Error, Sendable {
  /// The log is at fault, after events that were intact.
  case log(LogError, eventCount: UInt64, until: Instant)
  /// The text is at fault, after events that were intact.
  case text(TextError, eventCount: UInt64, until: Instant)
  /// The file is neither a log nor the text of one.
  case unknownForm
  /// There is nothing in the file, not even a header.
  case empty

  /// How many events came before the fault.
  public var eventCount: UInt64 {
    switch self {
    case .log(_, let count, _), .text(_, let count, _): count
    case .unknownForm, .empty: 0
    }
  }
}

extension TraceError: CustomStringConvertible {
  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .log(let error, _, _): error.description
    case .text(let error, _, _): error.description
    case .unknownForm: "this is neither a Swivel log nor its text, one JSON object a line"
    case .empty: "there is nothing in it, not even a header"
    }
  }
}
