import SwivelModel
import SwivelReplay

/// Facts that are easily forgotten where a trace without times is written by hand.
///
/// A recorder records them before the events that need them.
struct ForgottenFacts: Sendable {
  // The first controller that needs the fact, until it has it.
  private var unattached: ControllerID?
  private var unselected: ControllerID?

  /// Applies an event, with the replay after it.
  mutating func take(_ event: Event, _ replayer: Replayer) {
    let situation = replayer.situation
    if let found = unattached, situation.isAttached(found) { unattached = nil }
    if unattached == nil, let active = Self.active(in: event), !situation.isAttached(active) {
      unattached = active
    }
    if let found = unselected, situation.facts.controllers[found].selected != nil {
      unselected = nil
    }
    if unselected == nil, let window = replayer.sighting?.window {
      unselected = Self.unselected(in: window, situation)
    }
  }

  /// What is still missing.
  var missing: [MissingFact] {
    [unattached.map { .attachment(of: $0) }, unselected.map { .selection(in: $0) }]
      .compactMap(\.self)
  }

  /// The controller that presents or shows a page with an event.
  private static func active(in event: Event) -> ControllerID? {
    switch event.kind {
    case .presentation(.presentBegan(let presenter, _, _)): presenter
    case .navigation(.willShow(let stack, _, _, _)): stack
    default: nil
    }
  }

  /// The outermost container of a window of which it is unknown which child it shows, if the children
  /// allow different orientations.
  private static func unselected(in window: WindowID, _ situation: Situation) -> ControllerID? {
    let state = situation.facts.windows[window]
    guard var container = state.topStaying ?? state.root else { return nil }
    for _ in 0..<SceneState.maximumDepth {
      if situation.isUndecided(container) { return container }
      guard let child = situation.shownChild(of: container) else { return nil }
      container = child
    }
    return nil
  }
}

extension Situation {
  fileprivate func isUndecided(_ container: ControllerID) -> Bool {
    let state = facts.controllers[container]
    // A navigation controller shows the top of its stack, and a split view controller several.
    guard state.kind == .tab || state.kind == .container, state.selected == nil,
      state.firstChild != state.lastChild
    else { return false }
    var masks: Set<InterfaceOrientationMask?> = []
    forEachChild(of: container) { masks.insert(statedMask(of: shownPage(in: $0))) }
    return masks.count > 1
  }
}
