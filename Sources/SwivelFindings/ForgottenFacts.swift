import SwivelModel
import SwivelReplay

/// Facts that are easily forgotten where a trace without times is written by hand.
///
/// A recorder records them before the events that need them.
struct ForgottenFacts: Sendable {
  // The first window or controller that needs each fact, until it has it.
  private var unadded: WindowID?
  private var unattached: ControllerID?
  private var empty: ControllerID?
  private var unselected: ControllerID?

  /// Applies an event, with the replay after it.
  mutating func take(_ event: Event, _ replayer: Replayer) {
    let situation = replayer.situation
    forgetKnown(situation)
    if unadded == nil, let window = Self.window(in: event), !situation.facts.windows[window].exists
    {
      unadded = window
    }
    if unattached == nil, let active = Self.active(in: event), !situation.isAttached(active) {
      unattached = active
    }
    if let window = replayer.sighting?.window { look(at: window, situation) }
  }

  /// What is still missing.
  var missing: [MissingFact] {
    [
      unadded.map { .addition(of: $0) }, unattached.map { .attachment(of: $0) },
      empty.map { .child(of: $0) },
      unselected.map { .selection(in: $0) },
    ].compactMap(\.self)
  }

  private mutating func forgetKnown(_ situation: Situation) {
    if let found = unadded, situation.facts.windows[found].exists { unadded = nil }
    if let found = unattached, situation.isAttached(found) { unattached = nil }
    if let found = empty, situation.facts.controllers[found].firstChild != nil { empty = nil }
    if let found = unselected, situation.facts.controllers[found].selected != nil {
      unselected = nil
    }
  }

  /// The window that an event uses.
  private static func window(in event: Event) -> WindowID? {
    switch event.kind {
    case .window(.windowKey(let window)), .window(.windowHidden(let window, _)),
      .window(.rootChanged(let window, _)), .window(.viewAdded(let window, _)),
      .observation(.interfaceOrientation(let window, _)),
      .observation(.windowBounds(let window, _)):
      window
    default: nil
    }
  }

  /// The controller that presents or shows a page with an event, or is asked.
  private static func active(in event: Event) -> ControllerID? {
    switch event.kind {
    case .presentation(.presentBegan(let presenter, _, _)): presenter
    case .navigation(.willShow(let stack, _, _, _)): stack
    case .answer(.maskAnswered(let asked, _)): asked
    default: nil
    }
  }

  /// Looks for containers in an observed window of which it is unknown which child they show.
  private mutating func look(at window: WindowID, _ situation: Situation) {
    let state = situation.facts.windows[window]
    guard var container = state.topStaying ?? state.root else { return }
    for _ in 0..<SceneState.maximumDepth {
      if unselected == nil, situation.isUndecided(container) { unselected = container }
      guard let child = situation.shownChild(of: container) else { break }
      container = child
    }
    if empty == nil, situation.facts.controllers[container].kind.isContainer { empty = container }
  }
}

extension Situation {
  /// Whether a container has children that allow different orientations, and none was selected.
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
