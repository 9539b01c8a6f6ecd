package import SwivelLog

extension Recorder {
  /// Takes over what a dead recorder had not sealed into a log, and ends the log.
  ///
  /// - Returns: `nil` when there was nothing to take over.
  package static func adopt(path: String) throws(LogError) -> AdoptionResult? {
    try Adoption(path: path, SealedLog.Manner()).run()
  }

  /// Takes over what a dead recorder had not sealed into a log of segments, and ends the last.
  package static func adopt(
    directory: String, name: String
  ) throws(LogError) -> AdoptionResult? {
    let folder = try SegmentFolder(directory, name: name, byteLimit: 0)
    return try Adoption(folder, SealedLog.Manner()).run()
  }

  /// Removes what a dead recorder left beside a log that is to be replaced.
  ///
  /// - Throws: ``LogError/beingRecorded(path:process:)`` while a recorder uses the log.
  package static func discard(path: String) throws(LogError) {
    try Adoption(path: path, SealedLog.Manner()).discard()
  }
}
