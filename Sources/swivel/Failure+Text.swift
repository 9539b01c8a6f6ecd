import CSwivel
import SwivelLog
import SwivelReports
import SwivelTrace

/// Text where a trace or a log is expected.
extension Failure {
  // The first events of an app are recorded when it launches.
  private static let consoleLimit = 1 << 18

  /// The remedy for console output that was saved as a file.
  static func help(withConsole path: String) -> String {
    "if line 1 is an event, correct it; to read events in console output, run: swivel record -o FILE.swivel < \(ShellWord.file(path))"
  }

  /// Whether a file begins with console output that has events.
  static func hasConsoleEvents(_ path: String) -> Bool {
    // Another stream can be read only once.
    guard swivel_is_regular(path) != 0,
      let bytes = try? WholeFile.read(path: path, upTo: consoleLimit)
    else { return false }
    return Capture.hasEvent(bytes)
  }

  /// The failure for a file that must be a log, with the hint that text can be recorded as a log.
  static func ofLog(_ path: String, _ error: LogError) -> Failure {
    guard error == .notALog else { return Failure(path, error) }
    guard swivel_file_size(path) != 0 else { return Failure(path, .empty) }
    guard isText(path) || hasConsoleEvents(path) else {
      return Failure(path, error.description, help: "specify a log, NAME.swivel")
    }
    return Failure(
      path, error.description,
      help: "to convert text to a log, run: swivel record -o FILE.swivel < \(ShellWord.path(path))")
  }

  /// Whether a file begins like the text form.
  private static func isText(_ path: String) -> Bool {
    (try? WholeFile.read(path: path, upTo: 1))?.first == UInt8(ascii: "{")
  }

  /// The failure of a log, or of the log that is made from it.
  static func ofLog(_ path: String, madeInto output: String, _ error: LogError) -> Failure {
    switch error {
    case .io(.create, _), .io(.write, _), .io(.synchronize, _): Failure(output, error)
    default: ofLog(path, error)
    }
  }
}
