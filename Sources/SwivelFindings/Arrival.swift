import SwivelModel
import SwivelReplay

/// A page that appears, and what the app forces meanwhile.
struct Arrival: Sendable {
  let window: WindowID
  let page: ControllerID?
  let sequence: UInt64
  /// Whether the app has returned to the previous page.
  var isBack = false
  /// Whether the page has appeared: a later request may be the user's.
  var hasEnded = false
  /// The request that rotated the interface for it.
  var forced: UInt64?
}

extension Arrival {
  /// Whether the page that is appearing does not allow an observed orientation.
  func forbids(_ sighting: Moment.Sighting, _ situation: Situation) -> Bool {
    // Not with map, which would copy the situation for its closure.
    guard !hasEnded, sighting.window == window, let page,
      let mask = situation.statedMask(of: situation.shownPage(in: page))
    else { return false }
    return !mask.allows(sighting.observed)
  }
}

extension Arrival? {
  /// Follows the page that appeared last, until something else happens.
  mutating func follow(_ fact: NavigationFact, _ sequence: UInt64, _ situation: Situation) {
    switch fact {
    case .willShow(let stack, let page, _, _):
      let window = situation.facts.window(of: stack)
      let isBack = situation.facts.controllers[stack].poppingTo == page
      self = window.map { Arrival(window: $0, page: page, sequence: sequence, isBack: isBack) }
    case .didShow: self?.hasEnded = true
    case .interactivePopMoved, .interactivePopEnded: break
    }
  }

  /// Follows the page below a dismissed one; every other presentation starts something else.
  mutating func follow(_ fact: PresentationFact, _ sequence: UInt64, _ replayer: Replayer) {
    self = nil
    guard case .dismissEnded(_, cancelled: false) = fact else { return }
    // The page is no longer in a window: it was in the one that UIKit evaluated, or in the main
    // one.
    let looked = replayer.rulings.first { $0.trigger == .dismissal }?.window
    self = (looked ?? replayer.situation.facts.windows.main).map {
      Arrival(window: $0, page: nil, sequence: sequence, isBack: true, hasEnded: true)
    }
  }
}
