package import SwivelFindings
package import SwivelModel

/// Steps that both runs have and that came to something else.
package struct Consequence: Hashable, Sendable {
  /// A place in both runs; the numbers of the last events that belong to it.
  package struct Place: Hashable, Sendable {
    /// The step's first event in the base; `nil` if the step is the change itself.
    package let step: DiffEvent?
    /// The number of the last event in the base.
    package let base: UInt64
    /// The number of the last event in the head.
    package let head: UInt64
    /// When the step ended in the base.
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
  /// The first step that ends like this.
  package let first: Place
  /// The last step that ends like this, with none between that does not.
  package internal(set) var last: Place
  /// How many steps end like this.
  package internal(set) var stepCount = 1
}

/// A finding with the name of its page, so that it can be compared with one of another run.
package struct NamedFinding: Hashable, Sendable {
  /// The finding.
  package let finding: Finding
  /// The type name of the page, if it has one.
  package let page: String?

  struct Key: Hashable {
    let id: Detector.ID
    let page: String?
    let orientation: InterfaceOrientationMask
    let allowed: InterfaceOrientationMask
  }

  /// What is the same in another run; neither numbers nor times.
  var key: Key {
    Key(id: finding.id, page: page, orientation: finding.orientation, allowed: finding.allowed)
  }
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
