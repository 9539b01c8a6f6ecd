import ArgumentParser

/// How the program ends.
enum Program {
  static func quit(_ code: Int32) -> Never {
    Swivel.exit(withError: ExitCode(code))
  }

  /// Ends with a code if it is not 0.
  static func end(_ code: Int32) throws {
    if code != 0 { throw ExitCode(code) }
  }
}
