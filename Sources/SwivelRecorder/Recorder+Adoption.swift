package import SwivelLog

extension Recorder {
  /// Takes over what a dead recorder had not sealed into a log, and ends the log.
  ///
  /// - Returns: `nil` when there was nothing to take over.
  package static func adopt(path: String) throws(LogError) -> AdoptionResult? {
    try Adoption(path: path, hotPath: path + LogPlace.hotSuffix, SealedLog.Manner()).run()
  }

  /// Takes over what a dead recorder had not sealed into a log of segments, and ends the last.
  package static func adopt(
    directory: String, name: String
  ) throws(LogError) -> AdoptionResult? {
    let hotPath = "\(directory)/\(name)" + LogPlace.suffix + LogPlace.hotSuffix
    let folder = try SegmentFolder(directory, name: name, byteLimit: 0)
    return try Adoption(folder, hotPath: hotPath, SealedLog.Manner()).run()
  }
}
