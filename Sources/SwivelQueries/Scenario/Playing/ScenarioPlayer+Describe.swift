import SwivelModel

extension ScenarioPlayer {
  /// Records the kind of a controller, and its declarations other than the defaults.
  mutating func describe(_ declared: Scenario.Controller) {
    let id = handles.controller(declared.name)
    let name = name(declared.className ?? declared.name.rawValue)
    record(.controller(.described(controller: id, kind: declared.kind, name: name)))
    for fact in masks(of: declared, id) + presentation(of: declared, id) + policy(of: declared, id)
    {
      record(.controller(fact))
    }
  }

  private func masks(of declared: Scenario.Controller, _ id: ControllerID) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if let mask = declared.supported { facts.append(.supported(controller: id, mask: mask)) }
    if let value = declared.shouldAutorotate {
      facts.append(.shouldAutorotate(controller: id, value: value))
    }
    if let value = declared.preferred {
      facts.append(.preferred(controller: id, orientation: value))
    }
    if let mask = declared.shouldAutorotateTo {
      facts.append(.shouldAutorotateTo(controller: id, mask: mask))
    }
    if let mask = declared.customMask { facts.append(.customMask(controller: id, mask: mask)) }
    return facts
  }

  private mutating func presentation(
    of declared: Scenario.Controller, _ id: ControllerID
  ) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if let style = declared.style {
      facts.append(
        .presentationStyle(
          controller: id, style: style, removesPresenter: declared.removesPresenter))
    }
    if declared.prefersLock { facts.append(.prefersLock(controller: id, value: true)) }
    if let child = declared.lockChild {
      facts.append(.lockChild(controller: id, child: handles.controller(child)))
    }
    return facts
  }

  private func policy(of declared: Scenario.Controller, _ id: ControllerID) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if declared.forwards != .none {
      facts.append(
        .forwarding(controller: id, to: declared.forwards, hook: declared.forwardsVia))
    }
    if let mask = declared.delegateSupported {
      facts.append(.delegateMask(controller: id, mask: mask))
    }
    if declared.onWillShow != .none {
      facts.append(.willShowPolicy(controller: id, policy: declared.onWillShow))
    }
    return facts
  }
}
