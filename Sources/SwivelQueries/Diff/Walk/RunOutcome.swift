import SwivelModel
import SwivelReplay

/// The outcome of a step apart from orientations.
struct RunOutcome: Equatable {
  private(set) var exception: UIKitException?
  private(set) var message: UIKitMessage?
  private(set) var isDenied = false

  /// Applies a ruling; the first exception and the first message count.
  ///
  /// - Returns: Whether it had any effect.
  mutating func take(_ ruling: Ruling) -> Bool {
    guard ruling.exception != nil || ruling.message != nil || ruling.isRequestDenied else {
      return false
    }
    var next = Self()
    (next.exception, next.message) = (ruling.exception, ruling.message)
    next.isDenied = ruling.isRequestDenied
    take(next)
    return true
  }

  /// Applies the outcome of the following events.
  mutating func take(_ next: Self) {
    exception = exception ?? next.exception
    message = message ?? next.message
    isDenied = isDenied || next.isDenied
  }

  /// The differences from another run.
  func effects(beside head: Self) -> [Consequence.Effect] {
    var effects: [Consequence.Effect] = []
    if exception != head.exception {
      effects.append(.exception(base: exception, head: head.exception))
    }
    if message != head.message { effects.append(.message(base: message, head: head.message)) }
    if isDenied != head.isDenied {
      effects.append(.refusal(base: isDenied, head: head.isDenied))
    }
    return effects
  }
}

/// The interface of one window.
struct WindowInterface: Equatable {
  /// The window by its role, or by its index among the existing windows.
  let label: String
  let mask: InterfaceOrientationMask
}
