package import SwivelModel

/// Steps that both runs have and that came to something else.
package struct Consequence: Hashable, Sendable {
  /// A place in both runs; the numbers of the last events in front of it.
  package struct Place: Hashable, Sendable {
    /// The step's first event in the base; `nil` if the change itself came to this.
    package let step: DiffEvent?
    /// The number of the last event in the base.
    package let base: UInt64
    /// The number of the last event in the head.
    package let head: UInt64
    /// When it was in the base.
    package let instant: Instant
  }

  /// What came of a step, beside the other run.
  package enum Effect: Hashable, Sendable {
    /// A window's interface has another orientation.
    case orientation(
      window: String, base: InterfaceOrientationMask, head: InterfaceOrientationMask)
    /// UIKit throws something else, or in one run only.
    case exception(base: UIKitException?, head: UIKitException?)
    /// UIKit logs something else, or in one run only.
    case message(base: UIKitMessage?, head: UIKitMessage?)
    /// A request for a geometry is refused in one run only.
    case refusal(base: Bool, head: Bool)
  }

  /// What is different.
  package let effect: Effect
  /// Where it begins: the end of a step, or the event behind the change.
  package let first: Place
  /// The last step that ends like this, with none between that does not.
  package internal(set) var last: Place
  /// How many steps end like this.
  package internal(set) var stepCount = 1
}

/// A step that took another time.
package struct Delay: Hashable, Sendable {
  /// The step's first event in the base.
  package let step: DiffEvent
  /// The time to the next step in the base, in microseconds.
  package let base: UInt64
  /// The time to the next step in the head, in microseconds.
  package let head: UInt64
}
