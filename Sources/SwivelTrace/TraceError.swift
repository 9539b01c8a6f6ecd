public import SwivelLog
public import SwivelModel
public import SwivelText

/// Why a trace cannot be read to its end, or written.
public enum TraceError: Error, Sendable {
  /// The log is invalid, after intact events.
  case log(LogError, eventCount: UInt64, until: Instant)
  /// The text is invalid, after intact events.
  case text(TextError, eventCount: UInt64, until: Instant)
  /// The file is neither a log nor its text form.
  case unknownForm
  /// The file is empty, without even a header.
  case empty

  /// The number of events before the fault.
  public var eventCount: UInt64 {
    switch self {
    case .log(_, let count, _), .text(_, let count, _): count
    case .unknownForm, .empty: 0
    }
  }
}

extension TraceError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .log(let error, _, _): error.description
    case .text(let error, _, _): error.description
    case .unknownForm:
      "not a trace: neither a log (NAME.swivel) nor a log in text form (one JSON object per line)"
    case .empty: "the file is empty"
    }
  }
}

/// Why two logs cannot be merged.
package enum MergeError: Error, Sendable {
  /// A log cannot be read to its end.
  case unreadable(path: String, TraceError)
  /// A log begins in the middle; the earlier events are missing.
  case headMissing(path: String)
  /// A log has no markers at all.
  case noMarkers(path: String)
  /// No marker is in both; examples of each.
  case noSharedMarker(app: [String], runner: [String])
  /// The new log cannot be written.
  case unwritable(path: String, LogError)
}

extension MergeError: CustomStringConvertible {
  /// The error as a sentence.
  package var description: String {
    switch self {
    case .unreadable(_, let error): error.description
    case .headMissing:
      "the beginning of the log was dropped, so it cannot be merged with another log"
    case .noMarkers:
      "the log has no markers, which are needed to align its times with those of the other log"
    case .noSharedMarker(let app, let runner):
      "the logs have no marker in common: the app's log has \(app.joined(separator: ", ")), the tests' log has "
        + runner.joined(separator: ", ")
    case .unwritable(_, let error): error.description
    }
  }
}
