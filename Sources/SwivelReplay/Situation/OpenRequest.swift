package import SwivelModel

/// The last geometry request that rotated a window, by the rules or as observed.
package struct OpenRequest: Hashable, Sendable {
  /// The sequence number of its event.
  package var sequence: UInt64
  /// The window.
  package var window: WindowID
  /// The window's orientations before it.
  package var before: InterfaceOrientationMask
  /// The orientations that the rules concluded.
  package var after: InterfaceOrientationMask
  /// Whether the rotation was observed, so that it can no longer be refused.
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
  /// Encodes or decodes an optional request.
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
