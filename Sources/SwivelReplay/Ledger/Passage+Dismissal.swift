import SwivelModel

extension Passage {
  /// A page starts to be dismissed; `nil` for one that did not cover the page below.
  init?(beginning page: ControllerID, _ event: Event, _ replayer: Replayer) {
    let situation = replayer.situation
    guard let window = situation.facts.controllers[page].presentedIn, situation.fillsWindow(page)
    else { return nil }
    self.init(dismissing: page, in: window, event, replayer)
  }

  /// A page was dismissed, and its start was not recorded; UIKit asked nevertheless.
  init?(endOf page: ControllerID, _ event: Event, _ replayer: Replayer) {
    guard let ruling = replayer.rulings.first(where: { $0.trigger == .dismissal }),
      ruling.readsMasks || ruling.heldBy == .dismissalNotAsked
    else { return nil }
    self.init(dismissing: page, in: ruling.window, event, replayer)
    finish(at: event)
  }

  /// The page below a dismissed one, which is no longer in a window: it was in the one that UIKit
  /// evaluated, or in the main one.
  init?(uncoveringAt event: Event, _ replayer: Replayer) {
    let asked = replayer.rulings.first { $0.trigger == .dismissal }?.window
    guard let window = asked ?? replayer.situation.facts.windows.main else { return nil }
    self.init(.dismissal, to: nil, in: window, at: event, replayer)
    finish(at: event)
  }

  private init(
    dismissing page: ControllerID, in window: WindowID, _ event: Event, _ replayer: Replayer
  ) {
    self.init(.dismissal, to: nil, in: window, at: event, replayer)
    (outgoing, leaving) = (page, replayer.situation.facts.controllers[page].kind)
    before = replayer.situation.interface[before: page]
  }
}
