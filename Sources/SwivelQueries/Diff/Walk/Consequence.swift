package import SwivelModel

/// Steps in both runs with a different outcome.
package struct Consequence: Hashable, Sendable {
  /// A place in both runs: the numbers of the last events before it.
  package struct Place: Hashable, Sendable {
    /// The step's first event in the base; `nil` if the change itself had this outcome.
    package let step: DiffEvent?
    package let base: UInt64
    package let head: UInt64
    /// The time in the base.
    package let instant: Instant
  }

  /// A difference in the outcome of a step.
  package enum Effect: Hashable, Sendable {
    case orientation(
      window: String, base: InterfaceOrientationMask, head: InterfaceOrientationMask)
    /// UIKit throws a different exception, or in one run only.
    case exception(base: UIKitException?, head: UIKitException?)
    /// UIKit logs a different message, or in one run only.
    case message(base: UIKitMessage?, head: UIKitMessage?)
    /// A geometry request is refused in one run only.
    case refusal(base: Bool, head: Bool)
  }

  package let effect: Effect
  /// Where it begins: the end of a step, or the event after the change.
  package let first: Place
  /// The last of the consecutive steps with this difference.
  package internal(set) var last: Place
  package internal(set) var stepCount = 1
}

/// A step with a different duration.
package struct Delay: Hashable, Sendable {
  /// The step's first event in the base.
  package let step: DiffEvent
  /// The time to the next step in the base, in microseconds.
  package let base: UInt64
  /// The time to the next step in the head, in microseconds.
  package let head: UInt64
}

/// A consequence that may continue; it is described once it has ended.
struct OpenConsequence {
  struct Spot {
    let step: RunStep?
    let base: UInt64
    let head: UInt64
    let instant: Instant
  }

  let effect: Consequence.Effect
  let first: Spot
  private var last: Spot
  private var stepCount = 1

  init(effect: Consequence.Effect, first: Spot, last: Spot) {
    (self.effect, self.first, self.last) = (effect, first, last)
  }

  /// Extends it to the end of another step, unless nothing happened since the last one.
  mutating func extend(to spot: Spot) {
    guard last.base != spot.base || last.head != spot.head else { return }
    last = spot
    stepCount += 1
  }

  /// The consequence with the names of the base.
  func named(_ names: NameTable) -> Consequence {
    Consequence(
      effect: effect, first: first.named(names), last: last.named(names), stepCount: stepCount)
  }
}

extension OpenConsequence.Spot {
  fileprivate func named(_ names: NameTable) -> Consequence.Place {
    Consequence.Place(step: step?.named(names), base: base, head: head, instant: instant)
  }
}
