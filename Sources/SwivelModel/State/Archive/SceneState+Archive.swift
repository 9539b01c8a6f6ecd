extension SceneState {
  // To be raised when what is stored changes, and when events come to add up to other facts: either
  // way, what was stored before is not what a fold from the start gives.
  package static let archiveVersion: UInt8 = 3
  // Recordings begin with such bytes where their first segments were dropped, so that all stay
  // readable.
  package static let readableVersions: ClosedRange<UInt8> = 1...archiveVersion

  /// The state as bytes.
  package var archived: [UInt8] {
    var archive = StateArchive(version: Self.archiveVersion)
    var state = self
    state.pass(&archive)
    return archive.bytes
  }

  /// Makes the state that bytes stand for; `nil` if they are not what ``archived`` gives.
  package init?(archived bytes: [UInt8]) {
    self.init()
    var archive = StateArchive(reading: bytes, versions: Self.readableVersions)
    pass(&archive)
    guard archive.isWhole, hasSoundLinks else { return nil }
    if archive.version < 3 { controllers.settlePresenters() }
    for handle in windows.slots.indices { settleStaying(in: WindowID(rawValue: UInt8(handle))) }
  }

  private mutating func pass(_ archive: inout StateArchive) {
    session.pass(&archive)
    app.pass(&archive)
    device.pass(&archive)
    windows.pass(&archive)
    controllers.pass(&archive)
  }
}
