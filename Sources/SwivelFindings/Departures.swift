import SwivelModel
import SwivelReplay

/// The pages that come or go: one in each window, for windows do not wait for each other.
struct Departures: Sendable {
  // By window handle.
  private var open: ContiguousArray<Departure?> = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// What one of them becomes at a moment, with what was known before it, and the situation after.
  ///
  /// They are handed over, for a closure that captures them copies all of the situation.
  typealias Change = (inout Departure?, Moment, Before, Situation) -> Void

  /// Follows a moment in the window that it is about, or else in all that have one open.
  ///
  /// - Returns: The one that is judged at the moment.
  mutating func follow(
    _ moment: Moment, _ before: Before, _ situation: Situation, _ change: Change
  ) -> Departure? {
    guard let window = situation.window(at: moment) else {
      for index in open.indices where open[index] != nil {
        change(&open[index], moment, before, situation)
        if open[index] == nil { count -= 1 }
      }
      guard count > 0 else { return nil }
      return open.lazy.compactMap(\.self).first { $0.isJudged(at: moment) }
    }
    let index = Int(window.rawValue)
    open.grow(toHold: index, with: nil)
    if open[index] != nil { count -= 1 }
    change(&open[index], moment, before, situation)
    guard let departure = open[index] else { return nil }
    count += 1
    return departure.isJudged(at: moment) ? departure : nil
  }
}

extension Situation {
  /// The window in which pages come or go at a moment, or that is seen; `nil` for what concerns all
  /// of them.
  fileprivate func window(at moment: Moment) -> WindowID? {
    switch moment.kind {
    case .navigation(.willShow(let page, _, _, _)), .navigation(.didShow(let page, _)),
      .navigation(.interactivePopMoved(let page, _, _)),
      .navigation(.interactivePopEnded(let page, _)), .presentation(.presentBegan(let page, _, _)),
      .presentation(.presentEnded(let page)), .presentation(.dismissBegan(let page, _, _)),
      .hierarchy(.childAdded(let page, _)), .hierarchy(.childSelected(let page, _)):
      facts.window(of: page)
    case .window(.viewAdded(let window, _)): window
    // A page that has gone is in no window any more.
    case .presentation(.dismissEnded): moment.rulings.first?.window
    case .observation: moment.sighting?.window
    case .session, .app, .controller, .hierarchy, .window, .answer, .device, .request, .outcome,
      .remark, .unrecognized:
      nil
    }
  }
}
