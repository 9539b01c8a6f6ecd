import CSwivel
import SwivelLog
import SwivelReports
import SwivelTrace

/// Text where a trace or a log is expected.
extension Failure {
  /// The remedy for the file of another tool; `nil` if it is none that is known.
  static func help(withForeign path: String) -> String? {
    // Another stream can be read only once.
    guard swivel_is_regular(path) != 0 else { return nil }
    switch Import.guess(path: path) {
    case .console:
      return
        "if line 1 is an event, correct it; to read a console, run: swivel import console \(ShellWord.path(path)) -o FILE.swivel"
    case let kind?:
      return "to read it, run: swivel import \(kind.name) \(ShellWord.path(path)) -o FILE.swivel"
    case nil: return nil
    }
  }

  /// The failure for a file that must be a log, with the hint that text can be recorded as a log.
  static func ofLog(_ path: String, _ error: LogError) -> Failure {
    guard error == .notALog else { return Failure(path, error) }
    guard swivel_file_size(path) != 0 else { return Failure(path, .empty) }
    guard isText(path) || help(withForeign: path) != nil else {
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
