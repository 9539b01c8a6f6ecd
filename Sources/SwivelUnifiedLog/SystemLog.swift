#if canImport(os)
import os
#endif

/// The system's log, under the subsystem that `swivel record --from unified-log` looks for.
enum SystemLog {
  static let subsystem = "swivel"

  #if canImport(os)
  private static let logger = Logger(subsystem: subsystem, category: "events")

  /// Logs a line in clear: what must not be told is redacted already.
  static func tell(_ line: String) {
    logger.log("\(line, privacy: .public)")
  }
  #else
  /// Nothing: only Apple's systems have a unified log.
  static func tell(_ line: String) {}
  #endif
}
