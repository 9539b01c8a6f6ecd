import ArgumentParser
import Foundation

/// How the program begins and ends.
enum Program {
  /// Makes a write beyond the limit on file sizes fail with an error, in place of a signal.
  static func refuseFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  static func quit(_ code: Int32) -> Never {
    Progress.shared.end()
    Swivel.exit(withError: ExitCode(code))
  }

  /// Ends with a code if it is not 0.
  static func end(_ code: Int32) throws {
    if code != 0 { throw ExitCode(code) }
  }
}
