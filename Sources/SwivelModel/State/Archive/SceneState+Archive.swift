extension SceneState {
  // Increment when the stored layout changes, or when events lead to other facts: in both cases
  // stored states differ from a fold from the start.
  package static let archiveVersion: UInt8 = 3
  // Recordings begin with such bytes where their first segments were dropped, so all stay readable.
  package static let readableVersions: ClosedRange<UInt8> = 1...archiveVersion

  /// The state as bytes.
  package var archived: [UInt8] {
    var archive = StateArchive(version: Self.archiveVersion)
    var state = self
    state.pass(&archive)
    return archive.bytes
  }

  /// Decodes the bytes of ``archived``; `nil` if they are invalid.
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
