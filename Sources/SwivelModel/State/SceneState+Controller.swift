extension SceneState {
  package mutating func apply(_ fact: ControllerFact) {
    switch fact {
    case .controller(let controller, let kind, let name):
      var state = ControllerState.undescribed
      (state.isDescribed, state.kind, state.name) = (true, kind, name)
      replace(controller, with: state)
    case .controllerEnded(let controller): replace(controller, with: .undescribed)
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

extension SceneState {
  package mutating func apply(_ fact: HierarchyFact) {
    switch fact {
    case .childAdded(let parent, let child): controllers.link(child, under: parent)
    case .childRemoved(let parent, let child):
      if controllers[child].parent == parent { controllers.unlink(child) }
    case .childSelected(let parent, let child):
      controllers.link(child, under: parent)
      guard controllers[child].parent == parent else { return }
      controllers.change { slots in
        slots[parent].selected = child
        slots[parent].front = child
        slots.forgetAnswers(from: parent)
      }
    }
  }
}

extension SceneState {
  package mutating func apply(_ fact: AnswerFact) {
    switch fact {
    case .maskAnswered(let controller, let mask):
      let shown = forwarding(of: controller, answering: mask)
      controllers.answer(by: controller) { state in
        state.answeredMask = mask
        if let shown { state.forwarding = shown }
      }
    case .shouldAutorotateAnswered(let controller, let value):
      controllers.answer(by: controller) { $0.answeredAutorotate = value }
    case .preferredAnswered(let controller, let orientation):
      controllers.answer(by: controller) { $0.answeredPreferred = orientation }
    case .appMaskAnswered(let window, let mask):
      if let window = window ?? windows.main {
        windows[window].answeredAppMask = .init(mask, app.delegateGeneration)
      }
    case .sceneMaskAnswered(let scene, let mask): app.answerSceneMask(mask, of: scene)
    case .shouldAutorotateToAnswered(let controller, let orientation, let value):
      answer(value, for: orientation, by: controller)
    case .lockAnswered(let controller, let value): controllers[controller].prefersLock = value
    }
  }

  /// One answer concerns one orientation; the others count as allowed until asked.
  private mutating func answer(
    _ value: Bool, for orientation: InterfaceOrientation, by controller: ControllerID
  ) {
    var mask = controllers[controller].answeredMask ?? .all
    if value {
      mask.insert(InterfaceOrientationMask(orientation))
    } else {
      mask.remove(InterfaceOrientationMask(orientation))
    }
    controllers.answer(by: controller) { $0.answeredMask = mask }
  }
}
