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

// UIKit reports a refusal some time after the request. The rules may have granted what it refuses,
// for reasons that are not in the log; the refusal then shows that nothing rotated.
extension Replayer {
  /// Keeps a geometry request that rotated its window until its result is known.
  mutating func noteRequest(of event: Event) {
    guard let ruling = rulings.first, ruling.trigger == .geometryRequest else { return }
    situation.interface.openRequest =
      ruling.isTurn
      ? OpenRequest(
        sequence: event.sequence, window: ruling.window, before: ruling.from, after: ruling.to)
      : nil
  }

  /// Records that a window was observed, which settles the request.
  mutating func settleRequest(seen orientation: InterfaceOrientation, in window: WindowID) {
    guard var request = situation.interface.openRequest, request.window == window else { return }
    let isGranted = request.after.allows(orientation)
    (request.after, request.isSeen) = (InterfaceOrientationMask(orientation), true)
    situation.interface.openRequest = isGranted ? request : nil
  }

  /// Reverts a rotation that was refused, unless the interface has changed since.
  mutating func apply(_ fact: OutcomeFact, at sequence: UInt64) {
    guard case .geometryRefused(_, let cause) = fact, let request = situation.interface.openRequest,
      !request.isSeen,
      cause.map({ sequence &- request.sequence == UInt64($0.rawValue) }) ?? true
    else { return }
    situation.interface.openRequest = nil
    guard situation.interface[request.window] == request.after else { return }
    if let before = request.before.only { return observe(before, in: request.window) }
    situation.interface[request.window] = request.before
  }
}
