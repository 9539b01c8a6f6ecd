extension SceneState {
  package mutating func apply(_ fact: ControllerFact) {
    switch fact {
    case .described(let controller, let kind, let name):
      var state = ControllerState.undescribed
      (state.isDescribed, state.kind, state.name) = (true, kind, name)
      replace(controller, with: state)
    case .ended(let controller): replace(controller, with: .undescribed)
    case .supported(let controller, let mask):
      controllers.declare(by: controller) { $0.supported = mask }
    case .shouldAutorotate(let controller, let value):
      controllers.declare(by: controller) { $0.shouldAutorotate = value }
    case .preferred(let controller, let orientation):
      controllers.declare(by: controller) { $0.preferred = orientation }
    case .shouldAutorotateTo(let controller, let mask):
      controllers.declare(by: controller) { $0.shouldAutorotateTo = mask }
    case .customMask(let controller, let mask):
      controllers.declare(by: controller) { $0.customMask = mask }
    case .forwarding(let controller, let to, let hook):
      controllers.declare(by: controller) { ($0.forwarding, $0.forwardingHook) = (to, hook) }
    case .delegateMask(let controller, let mask):
      controllers.declare(by: controller) { $0.delegateMask = mask }
    case .presentationStyle(let controller, let style, let removesPresenter):
      controllers[controller].style = style
      controllers[controller].removesPresenter = removesPresenter
    case .prefersLock(let controller, let value): controllers[controller].prefersLock = value
    case .lockChild(let controller, let child): controllers[controller].lockChild = child
    case .willShowPolicy(let controller, let policy):
      controllers[controller].willShowPolicy = policy
    }
  }

  /// Removes a controller from all relations, and reuses its handle for another one.
  private mutating func replace(_ controller: ControllerID, with state: ControllerState) {
    dismiss(controller)
    controllers.unlink(controller)
    while let child = controllers[controller].firstChild { controllers.unlink(child) }
    for handle in windows.slots.indices where windows.slots[handle].holds(controller) {
      windows.slots[handle].forget(controller)
    }
    // What it presented is in its window; where it was presented itself is no longer relevant.
    if let window = controllers[controller].window ?? windows.main,
      windows[window].topPresented != nil
    {
      forget(presenter: controller, in: window)
    }
    if controllers[controller].isPopInteractive {
      controllers.pop(on: controller, to: nil, interactive: false)
    }
    controllers[controller] = state
  }
}
