import SwivelModel
import SwivelReplay

/// Facts that are easily forgotten where a trace without times is written by hand.
///
/// A recorder records them before the events that need them.
struct ForgottenFacts: Sendable {
  // By id, what the first window or controller that needs a fact lacks, until it has it.
  private var facts: [String: MissingFact] = [:]

  /// What is still missing.
  var missing: [MissingFact] { MissingFact.ids.compactMap { facts[$0] } }

  mutating func take(_ event: Event, _ replayer: Replayer) {
    let situation = replayer.situation
    for (id, fact) in facts where situation.states(fact) { facts[id] = nil }
    if let fact = Self.need(of: event), !situation.states(fact) { need(fact) }
    if let window = replayer.sighting?.window { look(at: window, situation) }
  }

  private mutating func need(_ fact: MissingFact) {
    if facts[fact.id] == nil { facts[fact.id] = fact }
  }

  /// What an event needs: the window that it uses, or a window for the controller that presents or
  /// shows a page with it, or is asked.
  private static func need(of event: Event) -> MissingFact? {
    switch event.kind {
    case .window(.windowKey(let window)), .window(.windowHidden(let window, _)),
      .window(.rootChanged(let window, _)), .window(.viewAdded(let window, _)),
      .observation(.interfaceOrientation(let window, _)),
      .observation(.windowBounds(let window, _)):
      .addition(of: window)
    case .presentation(.presentBegan(let active, _, _)),
      .navigation(.willShow(let active, _, _, _)),
      .answer(.maskAnswered(let active, _)):
      .attachment(of: active)
    default: nil
    }
  }

  /// Looks for containers in an observed window of which it is unknown which child they show.
  private mutating func look(at window: WindowID, _ situation: Situation) {
    let state = situation.facts.windows[window]
    guard var container = state.topStaying ?? state.root else { return }
    for _ in 0..<SceneState.maximumDepth {
      if situation.isUndecided(container) { need(.selection(in: container)) }
      guard let child = situation.shownChild(of: container) else { break }
      container = child
    }
    let kind = situation.facts.controllers[container].kind
    // A container of the app, such as a host of SwiftUI, may have content of its own.
    if kind.isContainer, kind != .container { need(.child(of: container)) }
  }
}

extension Situation {
  /// Whether a fact that is easily forgotten was stated.
  fileprivate func states(_ fact: MissingFact) -> Bool {
    switch fact {
    case .addition(let window): facts.windows[window].exists
    case .attachment(let controller): isAttached(controller)
    case .child(let container): facts.controllers[container].firstChild != nil
    case .selection(let container): facts.controllers[container].selected != nil
    default: true
    }
  }

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
