extension SceneState {
  mutating func apply(_ fact: NavigationFact) {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      willShow(page, on: stack, interactive: interactive)
    case .didShow(let stack, let page): didShow(page, on: stack)
    case .interactivePopMoved: break
    case .interactivePopEnded(let stack, let cancelled):
      controllers[stack].isPopInteractive = false
      if cancelled {
        controllers[stack].poppingTo = nil
        forgetAnswers(from: stack)
      }
    }
  }

  /// A page that is new to the stack is its top at once; one below stays there until `didShow`.
  private mutating func willShow(
    _ page: ControllerID, on stack: ControllerID, interactive: Bool
  ) {
    if controllers[page].parent != stack {
      link(page, under: stack)
    } else if controllers[stack].lastChild != page {
      controllers[stack].poppingTo = page
      controllers[stack].isPopInteractive = interactive
    }
    forgetAnswers(from: stack)
  }

  private mutating func didShow(_ page: ControllerID, on stack: ControllerID) {
    if controllers[page].parent != stack { link(page, under: stack) }
    guard controllers[page].parent == stack else { return }
    while let last = controllers[stack].lastChild, last != page { unlink(last) }
    controllers[stack].poppingTo = nil
    controllers[stack].isPopInteractive = false
    forgetAnswers(from: stack)
  }
}
