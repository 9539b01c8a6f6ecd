import SwivelModel
import SwivelReplay

/// What came of a step besides orientations.
struct RunOutcome: Equatable {
  private(set) var exception: UIKitException?
  private(set) var message: UIKitMessage?
  private(set) var isDenied = false

  /// Takes in a ruling; of what UIKit throws or logs, the first counts.
  ///
  /// - Returns: Whether there is anything to be taken in.
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

  /// Takes in what came of what happened next.
  mutating func take(_ next: Self) {
    exception = exception ?? next.exception
    message = message ?? next.message
    isDenied = isDenied || next.isDenied
  }

  /// What is different in another run.
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
  /// The window by its part, or by its place among those that are there.
  let label: String
  let mask: InterfaceOrientationMask
}
