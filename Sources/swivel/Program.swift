import ArgumentParser
import Foundation

/// How the program begins and ends.
enum Program {
  /// Makes a write beyond the limit on file sizes fail with an error, in place of a signal.
  static func refuseFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  static func quit(_ ending: Ending) -> Never {
    Progress.shared.end()
    Swivel.exit(withError: ExitCode(ending.rawValue))
  }

  /// Ends with the code of an ending, if it is not the usual one.
  static func end(_ ending: Ending) throws {
    if ending != .done { throw ExitCode(ending.rawValue) }
  }
}

/// How the program ends, as its exit code says.
enum Ending: Int32 {
  /// Done, and nothing found.
  case done = 0
  /// The answer is negative.
  case negative = 1
  /// It could not be done.
  case impossible = 2
  /// Done, as far as there was anything to read.
  case lossy = 3
}
