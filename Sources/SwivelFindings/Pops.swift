import SwivelModel
import SwivelReplay

/// The pops in progress or settling, and the orientations in which covered pages were left.
struct Pops: Sendable {
  private var open = Departures()
  // By handle.
  private var covered: ContiguousArray<InterfaceOrientationMask?> = []

  /// Whether no pop is in progress or settling.
  var isEmpty: Bool { open.isEmpty }

  /// Whether one of them has not ended.
  var isRunning: Bool { open.isRunning }

  /// Follows pops: their start, the rotations during them, their end or cancellation.
  ///
  /// - Returns: The pop that is judged at the moment.
  mutating func follow(
    _ moment: Moment, _ situation: Situation
  ) -> Departure? {
    let left = followCovered(moment, situation)
    return open.follow(moment, situation) { $0.followPop($1, left: left, $2) }
  }

  /// Records a page that is covered by a push, or shown again.
  ///
  /// - Returns: The orientation in which a page that is shown again was left.
  private mutating func followCovered(
    _ moment: Moment, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    switch moment.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      guard situation.facts.controllers[stack].poppingTo != page,
        let window = situation.facts.window(of: stack),
        let below = situation.facts.controllers[page].previousSibling
      else { return nil }
      cover(below, situation.known(window, before: moment.event).orientation)
      return nil
    case .navigation(.didShow(_, let page)): return uncover(page)
    default: return nil
    }
  }

  private mutating func cover(_ page: ControllerID, _ mask: InterfaceOrientationMask) {
    covered.grow(toHold: Int(page.rawValue), with: nil)
    covered[Int(page.rawValue)] = mask
  }

  private mutating func uncover(_ page: ControllerID) -> InterfaceOrientationMask? {
    guard Int(page.rawValue) < covered.count else { return nil }
    defer { covered[Int(page.rawValue)] = nil }
    return covered[Int(page.rawValue)]
  }
}
