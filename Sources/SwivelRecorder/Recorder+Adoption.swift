package import SwivelLog

extension Recorder {
  /// Adopts the unsealed events of a dead recorder into a log, and finishes it.
  ///
  /// - Returns: `nil` when there was nothing to adopt.
  package static func adopt(path: String) throws(LogError) -> AdoptionResult? {
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    guard let orphan = try Orphan.claim(LogPlace.hotPath(ofFile: path)) else { return nil }
    var adoption = Adoption(orphan: orphan, settings: SealedLog.Settings())
    return try adoption.run(path: path)
  }

  /// Adopts the unsealed events of a dead recorder into a segmented log, as another segment.
  package static func adopt(
    directory: String, name: String
  ) throws(LogError) -> AdoptionResult? {
    UnfinishedName.removeLeftovers(ofPathsBeginning: "\(directory)/\(name).")
    let hotPath = LogPlace.hotPath(ofSegmentsOf: "\(directory)/\(name)")
    guard let orphan = try Orphan.claim(hotPath) else { return nil }
    var adoption = Adoption(orphan: orphan, settings: SealedLog.Settings())
    return try adoption.run(SegmentFolder(directory, name: name, byteLimit: 0))
  }
}
