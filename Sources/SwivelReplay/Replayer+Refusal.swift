import SwivelModel
import SwivelRules

// UIKit tells of a refusal some time after the request. The rules may have granted what it refuses,
// for reasons that no log tells of; then the refusal is as good as having seen that nothing turned.
extension Replayer {
  /// Keeps a request that turned its window, until something is heard of it.
  mutating func note(_ occasion: Occasion, of sequence: UInt64, before: InterfaceOrientationMask) {
    guard occasion.trigger == .geometryRequest, let window = occasion.window else { return }
    let after = situation.interface[window]
    situation.interface.openRequest =
      after == before
      ? nil : OpenRequest(sequence: sequence, window: window, before: before, after: after)
  }

  /// Takes a turn back that was refused, unless the interface has become something else since.
  mutating func take(_ fact: OutcomeFact, at sequence: UInt64) {
    guard case .geometryRefused(_, let cause) = fact, let request = situation.interface.openRequest,
      cause.map({ sequence &- request.sequence == UInt64($0.rawValue) }) ?? true
    else { return }
    situation.interface.openRequest = nil
    guard situation.interface[request.window] == request.after else { return }
    if let before = request.before.only { return observe(before, in: request.window) }
    situation.interface[request.window] = request.before
  }
}
