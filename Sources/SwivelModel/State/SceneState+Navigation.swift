extension SceneState {
  mutating func apply(_ fact: NavigationFact) -> StackStep {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      noteStack(stack)
      willShow(page, on: stack, interactive: interactive)
      guard controllers[stack].poppingTo == page else { return .push }
      return interactive ? .interactivePop : .pop
    case .didShow(let stack, let page):
      noteStack(stack)
      let step = unannouncedStep(to: page, on: stack)
      didShow(page, on: stack)
      return step ?? .end
    case .interactivePopMoved: return .none
    case .interactivePopEnded(let stack, let cancelled):
      controllers.pop(
        on: stack, to: cancelled ? nil : controllers[stack].poppingTo, interactive: false)
      if cancelled { controllers.forgetAnswers(from: stack) }
      return .end
    }
  }

  /// Whatever shows pages like one is a stack, though its type is not recorded.
  private mutating func noteStack(_ stack: ControllerID) {
    if controllers[stack].kind == .plain { controllers[stack].kind = .navigation }
  }

  /// A page that is new to the stack becomes its top at once; one below stays below until
  /// `didShow`.
  private mutating func willShow(
    _ page: ControllerID, on stack: ControllerID, interactive: Bool
  ) {
    if let target = controllers[stack].poppingTo, target != page {
      endUnrecordedPop(on: stack, to: target, before: page)
    }
    if controllers[page].parent != stack {
      controllers.link(page, under: stack)
      controllers.forgetAnswers(from: stack)
    } else if controllers[stack].lastChild != page || controllers.mayHoldAnswers {
      if controllers[stack].lastChild != page {
        controllers.pop(on: stack, to: page, interactive: interactive)
      }
      controllers.forgetAnswers(from: stack)
    }
  }

  /// The end of a pop is not recorded, and another page is shown: the pop is over, or was canceled
  /// if it was a swipe away from that page.
  private mutating func endUnrecordedPop(
    on stack: ControllerID, to target: ControllerID, before page: ControllerID
  ) {
    if controllers[stack].isPopInteractive, controllers[stack].lastChild == page {
      controllers.pop(on: stack, to: nil, interactive: false)
    } else {
      didShow(target, on: stack)
    }
  }

  /// What a stack did that shows a page without `willShow`, as where its delegate is not heard.
  ///
  /// - Returns: `nil` if the stack shows its first page, or announced this one.
  private func unannouncedStep(to page: ControllerID, on stack: ControllerID) -> StackStep? {
    let state = controllers[stack]
    guard let top = state.lastChild, top != page, state.poppingTo == nil else { return nil }
    return controllers[page].parent == stack ? .pop : .push
  }

  private mutating func didShow(_ page: ControllerID, on stack: ControllerID) {
    if controllers[page].parent != stack { controllers.link(page, under: stack) }
    guard controllers[page].parent == stack else { return }
    // Nothing is left to do for a pushed page: it became the top when it was about to be shown.
    if controllers[stack].rests(on: page), !controllers.mayHoldAnswers { return }
    controllers.change { slots in
      // The stack's topViewController is the page from the beginning of the transition on: what was
      // answered since then was answered for it.
      let isAnnounced = slots[stack].lastChild == page || slots[stack].poppingTo == page
      while let last = slots[stack].lastChild, last != page { slots.detach(last, from: stack) }
      if !isAnnounced { slots.forgetAnswers(from: stack) }
    }
    controllers.pop(on: stack, to: nil, interactive: false)
  }
}

extension ControllerState {
  fileprivate func rests(on page: ControllerID) -> Bool {
    lastChild == page && poppingTo == nil && !isPopInteractive
  }
}

/// What a stack does to its pages, by a single event.
package enum StackStep: Sendable {
  /// Nothing.
  case none
  /// It is about to push a page.
  case push
  /// It is about to pop to a page.
  case pop
  /// It pops to a page interactively.
  case interactivePop
  /// Its transition ended.
  case end
}
