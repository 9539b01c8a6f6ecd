import SwivelModel

/// The mask that UIKit reported as supported when it refused a request.
struct RefusedRequest {
  let mask: InterfaceOrientationMask
  /// The event that reports it.
  let sequence: UInt64
  /// The request, if it is known.
  let request: UInt64?

  /// Makes it from an event; `nil` for all other events.
  init?(_ event: Event) {
    guard case .outcome(.supportedTold(let mask, let cause)) = event.kind else { return nil }
    (self.mask, sequence) = (mask, event.sequence)
    request = cause.flatMap {
      event.sequence >= $0.rawValue ? event.sequence - UInt64($0.rawValue) : nil
    }
  }
}
