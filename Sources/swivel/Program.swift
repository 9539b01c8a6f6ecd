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
