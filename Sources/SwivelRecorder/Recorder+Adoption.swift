package import SwivelLog

extension Recorder {
  /// Takes over what a dead recorder had not sealed into a log, and ends the log.
  ///
  /// - Returns: `nil` when there was nothing to take over.
  package static func adopt(path: String) throws(LogError) -> AdoptionResult? {
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    guard let orphan = try Orphan.claim(LogPlace.hotPath(ofFile: path)) else { return nil }
    var adoption = Adoption(orphan: orphan, manner: SealedLog.Manner())
    return try adoption.run(path: path)
  }

  /// Takes over what a dead recorder had not sealed into a log of segments, as one more segment.
  package static func adopt(
    directory: String, name: String
  ) throws(LogError) -> AdoptionResult? {
    UnfinishedName.removeLeftovers(ofPathsBeginning: "\(directory)/\(name).")
    let hotPath = LogPlace.hotPath(ofSegmentsOf: "\(directory)/\(name)")
    guard let orphan = try Orphan.claim(hotPath) else { return nil }
    var adoption = Adoption(orphan: orphan, manner: SealedLog.Manner())
    return try adoption.run(SegmentFolder(directory, name: name, byteLimit: 0))
  }
}
