import ArgumentParser
import Foundation

/// The start and the end of the program.
enum Program {
  /// Makes a write beyond the file size limit fail with an error instead of a signal.
  static func refuseFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  static func quit(_ ending: Ending) -> Never {
    Progress.shared.end()
    Swivel.exit(withError: ExitCode(ending.rawValue))
  }

  /// Exits with the code of an ending other than success.
  static func end(_ ending: Ending) throws {
    if ending != .done { throw ExitCode(ending.rawValue) }
  }
}

/// The outcome of the program, by exit code.
enum Ending: Int32 {
  /// Success, without findings.
  case done = 0
  /// The answer is negative.
  case negative = 1
  /// The operation failed.
  case impossible = 2
  /// Success, with losses in the input.
  case lossy = 3
}
