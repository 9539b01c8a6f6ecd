#if canImport(os)
import os
#endif

/// The system's log, under the subsystem that `swivel record --from unified-log` reads.
enum SystemLog {
  static let subsystem = "swivel"

  #if canImport(os)
  private static let logger = Logger(subsystem: subsystem, category: "events")

  /// Logs a line as public: it was redacted if required.
  static func log(_ line: String) {
    logger.log("\(line, privacy: .public)")
  }
  #else
  /// Does nothing: only Apple's systems have a unified log.
  static func log(_ line: String) {}
  #endif
}
