extension SceneState {
  package mutating func apply(_ fact: NavigationFact) {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      willShow(page, on: stack, interactive: interactive)
    case .didShow(let stack, let page): didShow(page, on: stack)
    case .interactivePopMoved: break
    case .interactivePopEnded(let stack, let cancelled):
      controllers[stack].isPopInteractive = false
      if cancelled {
        controllers[stack].poppingTo = nil
        controllers.forgetAnswers(from: stack)
      }
    }
  }

  /// A page that is new to the stack is its top at once; one below stays there until `didShow`.
  private mutating func willShow(
    _ page: ControllerID, on stack: ControllerID, interactive: Bool
  ) {
    if controllers[page].parent != stack {
      controllers.link(page, under: stack)
    } else if controllers[stack].lastChild != page {
      controllers[stack].beginPop(to: page, interactive: interactive)
    }
    controllers.forgetAnswers(from: stack)
  }

  private mutating func didShow(_ page: ControllerID, on stack: ControllerID) {
    if controllers[page].parent != stack { controllers.link(page, under: stack) }
    guard controllers[page].parent == stack else { return }
    controllers.change { slots in
      while let last = slots[stack].lastChild, last != page { slots.unlink(last) }
      slots[stack].endPop()
      slots.forgetAnswers(from: stack)
    }
  }
}

extension ControllerState {
  fileprivate mutating func beginPop(to page: ControllerID, interactive: Bool) {
    poppingTo = page
    isPopInteractive = interactive
  }

  fileprivate mutating func endPop() {
    poppingTo = nil
    isPopInteractive = false
  }
}
