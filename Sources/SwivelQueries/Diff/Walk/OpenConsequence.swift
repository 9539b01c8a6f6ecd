import SwivelModel

/// A consequence that may continue; it is described once it has ended.
struct OpenConsequence {
  /// A place in both runs: the numbers of the last events before it.
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
  func told(_ names: NameTable) -> Consequence {
    Consequence(
      effect: effect, first: first.told(names), last: last.told(names), stepCount: stepCount)
  }
}

extension OpenConsequence.Spot {
  fileprivate func told(_ names: NameTable) -> Consequence.Place {
    Consequence.Place(step: step?.told(names), base: base, head: head, instant: instant)
  }
}
