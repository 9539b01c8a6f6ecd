package import SwivelModel

/// The last geometry request that turned a window, by the rules or as was seen.
package struct OpenRequest: Hashable, Sendable {
  /// The number of its event.
  package var sequence: UInt64
  /// The window.
  package var window: WindowID
  /// What the window had before it.
  package var before: InterfaceOrientationMask
  /// What the rules made of it.
  package var after: InterfaceOrientationMask
  /// Whether the turn was seen, so that it can be refused no more.
  package var isSeen = false

  package init(
    sequence: UInt64, window: WindowID, before: InterfaceOrientationMask,
    after: InterfaceOrientationMask
  ) {
    (self.sequence, self.window) = (sequence, window)
    (self.before, self.after) = (before, after)
  }
}

extension OpenRequest {
  /// Passes the request that may be there through an archive.
  static func pass(_ request: inout Self?, _ archive: inout StateArchive) {
    var isThere = request != nil
    archive.flag(&isThere)
    guard isThere else { return request = nil }
    var passed =
      request ?? Self(sequence: 0, window: WindowID(rawValue: 0), before: .all, after: .all)
    archive.number(&passed.sequence)
    archive.value(&passed.window, usually: WindowID(rawValue: 0))
    archive.value(&passed.before, usually: .all)
    archive.value(&passed.after, usually: .all)
    archive.flag(&passed.isSeen)
    request = passed
  }
}
