import CSwivel
import SwivelLog
import SwivelTrace

/// What is at the path of an output.
enum FoundFile: CaseIterable {
  case empty, log, text, buffer, configuration, baseline, other

  init(_ path: String) {
    self =
      if swivel_file_size(path) == 0 {
        .empty
      } else if Files.resolved(path).lastPathComponent == Configuration.name {
        .configuration
      } else if let trace = Self.trace(path) {
        trace
      } else {
        BaselineFile.isThere(path) ? .baseline : .other
      }
  }

  /// A log, even a damaged one, or events as text.
  private static func trace(_ path: String) -> Self? {
    if path.hasSuffix(LogPlace.suffix) { return .log }
    if HotTail.isThere(at: path) { return .buffer }
    guard let reader = try? TraceReader(path: path) else { return nil }
    if case .log = reader.summary.form { return .log }
    return (try? reader.next()) == nil ? nil : .text
  }

  /// What it is, in a message.
  var words: String {
    switch self {
    case .empty: "an empty file"
    case .log: "a log"
    case .text: "a log in text form"
    case .buffer: "a recorder's buffer file"
    case .configuration: "a configuration"
    case .baseline: "a baseline"
    case .other: "a file that is not a log"
    }
  }
}
