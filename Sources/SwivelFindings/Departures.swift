import SwivelModel
import SwivelReplay

/// The transitions between pages: one for each window, because windows are independent.
struct Departures: Sendable {
  // By window handle.
  private var open: ContiguousArray<Departure?> = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Whether one of them has not ended.
  var isRunning: Bool { count > 0 && open.contains { $0?.hasEnded == false } }

  /// Updates a transition at a moment, given what was known before it and the situation after it.
  ///
  /// All are parameters, because a closure that captures them copies the situation.
  typealias Change = (inout Departure?, Moment, Situation) -> Void

  /// Applies a moment to the transition in its window, or else to all open ones.
  ///
  /// - Returns: The transition that is judged at the moment.
  mutating func follow(
    _ moment: Moment, _ situation: Situation, _ change: Change
  ) -> Departure? {
    guard let window = situation.window(at: moment) else {
      for index in open.indices where open[index] != nil {
        change(&open[index], moment, situation)
        if open[index] == nil { count -= 1 }
      }
      guard count > 0 else { return nil }
      return open.lazy.compactMap(\.self).first { $0.isJudged(at: moment) }
    }
    let index = Int(window.rawValue)
    open.grow(toHold: index, with: nil)
    if open[index] != nil { count -= 1 }
    change(&open[index], moment, situation)
    guard let isJudged = open[index]?.isJudged(at: moment) else { return nil }
    count += 1
    return isJudged ? open[index] : nil
  }
}

extension Situation {
  /// The window in which pages change at a moment, or that is observed; `nil` if the moment
  /// concerns all windows.
  fileprivate func window(at moment: Moment) -> WindowID? {
    switch moment.kind {
    case .navigation(.willShow(let page, _, _, _)), .navigation(.didShow(let page, _)),
      .navigation(.interactivePopMoved(let page, _, _)),
      .navigation(.interactivePopEnded(let page, _)), .presentation(.presentBegan(let page, _, _)),
      .presentation(.presentEnded(let page)), .presentation(.dismissBegan(let page, _, _)),
      .hierarchy(.childAdded(let page, _)), .hierarchy(.childSelected(let page, _)):
      facts.window(of: page)
    case .window(.viewAdded(let window, _)): window
    // A page that has disappeared is no longer in a window.
    case .presentation(.dismissEnded): moment.rulings.first?.window
    case .observation: moment.sighting?.window
    case .session, .app, .controller, .hierarchy, .window, .answer, .device, .request, .outcome,
      .remark, .unrecognized:
      nil
    }
  }
}
