import SwivelModel
import SwivelReplay

extension ScenarioPlayer {
  /// The outcome of the step, in the vocabulary of scenarios.
  func outcome() -> ScenarioRun.StepOutcome {
    var outcome = ScenarioRun.StepOutcome()
    let situation = replayer.situation
    let rulings = moments.flatMap(\.rulings)
    outcome.statusBar = situation.interface.statusBar
    outcome.device = situation.hearsOfDevice ? situation.interface.device : .unknown
    outcome.exception = rulings.lazy.compactMap(\.exception).first
    outcome.error = rulings.contains { $0.isRequestDenied } ? .geometryDenied : nil
    outcome.log = rulings.lazy.compactMap(\.message).first
    outcome.events = callbacks.compactMap(token)
    for window in situation.facts.windows.existing where window != situation.facts.windows.main {
      guard let name = handles.name(of: window) else { continue }
      outcome.windows[name] = situation.interface[window]
    }
    if let main = situation.facts.windows.main { look(at: main, rulings, &outcome) }
    return outcome
  }

  private func look(
    at main: WindowID, _ rulings: [Ruling], _ outcome: inout ScenarioRun.StepOutcome
  ) {
    let situation = replayer.situation
    outcome.interface = situation.interface[main]
    outcome.launchScreen = rulings.first { $0.trigger == .launch }?.launchScreen
    outcome.visible = situation.visiblePage(of: main).flatMap(handles.name)
    outcome.isLocked = replayer.inspect(main).isLocked
    outcome.isDrawnTurned = situation.drawsTurned
    outcome.windowBounds = situation.windowBounds(of: main)
    for ruling in rulings where ruling.window == main && ruling.isTurn {
      if ruling.bounces { outcome.passes.append(ruling.from) }
      outcome.passes.append(ruling.to)
    }
  }

  private func token(_ callback: Callback) -> Scenario.EventToken? {
    switch callback {
    case .askMask(let id): handles.name(of: id).map { .askMask($0) }
    case .askAutorotate(let id): handles.name(of: id).map { .askAutorotate($0) }
    case .askPreferred(let id): handles.name(of: id).map { .askPreferred($0) }
    case .askAppMask: .askAppMask
    case .willRotate(let id): handles.name(of: id).map { .willRotate($0) }
    case .statusBarWillChange: .statusBarWillChange
    case .statusBarDidChange: .statusBarDidChange
    case .willLayout: .willLayout
    case .didLayout: .didLayout
    case .deviceDidChange: .deviceDidChange
    case .willShow(let id): handles.name(of: id).map { .willShow($0) }
    case .didShow(let id): handles.name(of: id).map { .didShow($0) }
    }
  }
}
