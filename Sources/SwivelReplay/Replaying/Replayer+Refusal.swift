import SwivelModel

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
