package import SwivelLog

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
    case .headMissing: "its beginning was dropped, and cannot be put in order with another log"
    case .noMarkers: "it has no markers, which are needed to align its times with the other log's"
    case .noSharedMarker(let app, let runner):
      "no marker is in both logs: the app has \(app.joined(separator: ", ")), the runner has "
        + runner.joined(separator: ", ")
    case .unwritable(_, let error): error.description
    }
  }
}
