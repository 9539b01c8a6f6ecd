package import SwivelModel

extension Passages {
  /// Applies an event, with the replay after it.
  package mutating func follow(_ event: Event, _ kind: Event.Kind, _ replayer: Replayer) {
    replayer.rulings.forEach { transitions.begin($0, event) }
    finishAnimated(event)
    if let sighting = replayer.sighting {
      transitions.compare(with: sighting, event, replayer.situation, latest)
      finishOverdue(sighting, event)
    }
    switch event.record.family {
    case .navigation, .presentation, .hierarchy, .window, .device, .request:
      change(event, kind, replayer)
    case .session, .app, .controller, .answer, .outcome, .observation, .remark, nil: break
    }
  }

  private mutating func change(_ event: Event, _ kind: Event.Kind, _ replayer: Replayer) {
    transitions.end(kind, replayer.situation.facts)
    if kind.mayRotate {
      expire(at: event.instant)
      update(kind.window(replayer.situation.facts)) { $0.close() }
    }
    switch kind {
    case .navigation(let fact): follow(fact, event, replayer)
    case .presentation(let fact): follow(fact, event, replayer)
    case .hierarchy(let fact): follow(fact, event, replayer)
    case .window(let fact): follow(fact, event, replayer)
    case .device:
      latest = nil
      // What is observed from here on is not what a transition led to.
      update(nil) { $0.close() }
      noteMeant(replayer.rulings) { $0.isTurn || $0.isDeferred }
    case .request:
      if replayer.rulings.contains(where: \.isTurn) { latest?.forced = event.sequence }
      noteMeant(replayer.rulings) { $0.isTurn || $0.isRequestDenied }
    default: break
    }
  }

  private mutating func follow(_ fact: NavigationFact, _ event: Event, _ replayer: Replayer) {
    switch fact {
    case .willShow(let stack, let page, let animated, let interactive):
      beginMotion(at: event, isInteractive: interactive)
      let state = replayer.situation.facts.controllers[stack]
      begin(state.poppingTo == page ? .pop : .push, page, on: stack, event, replayer) {
        ($0.isAnimated, $0.isInteractive) = (animated && !interactive, interactive)
        $0.isSwiping = interactive && state.isPopInteractive
      }
    case .didShow(let stack, let page):
      // Where the stack's delegate is not heard, only the end is recorded.
      if let kind = replayer.rulings.first?.trigger, kind == .push || kind == .pop {
        begin(kind, page, on: stack, event, replayer)
      }
      endMotion()
      lacksEnds = false
      latest?.finish(at: event)
      let left = uncover(page)
      update(replayer.situation.facts.window(of: stack)) {
        if $0.arrival?.page == page { $0.arrival?.finish(at: event) }
        $0.endPop(to: page, of: stack, leftIn: left, event, replayer.situation)
      }
    case .interactivePopEnded(let stack, let cancelled):
      endMotion()
      update(replayer.situation.facts.window(of: stack)) {
        if cancelled { $0.pop = nil } else { $0.pop?.isSwiping = false }
      }
    case .interactivePopMoved: break
    }
  }

  private mutating func begin(
    _ kind: Trigger, _ page: ControllerID, on stack: ControllerID, _ event: Event,
    _ replayer: Replayer, _ describe: (inout Passage) -> Void = { _ in }
  ) {
    let situation = replayer.situation
    guard let window = situation.facts.window(of: stack) else {
      latest = nil
      return update(nil) { $0.forget() }
    }
    var passage = Passage(kind, to: page, in: window, at: event, replayer)
    describe(&passage)
    latest = passage
    let outgoing = situation.facts.controllers[stack].lastChild
    if kind == .pop, let outgoing, outgoing != page {
      passage.leavingMask = situation.statedMask(of: situation.shownPage(in: outgoing))
    } else if kind == .push, let below = situation.facts.controllers[page].previousSibling {
      cover(below, situation.possible(passage.from, in: window))
    }
    update(window) {
      $0.forget()
      if kind == .pop { $0.pop = passage } else { $0.arrival = passage }
    }
  }
}

// MARK: - Presentations, containers and windows

extension Passages {
  private mutating func follow(_ fact: PresentationFact, _ event: Event, _ replayer: Replayer) {
    let facts = replayer.situation.facts
    latest = nil
    update(nil) { if $0.arrival?.hasEnded == true { $0.arrival = nil } }
    switch fact {
    case .presentBegan: beginMotion(at: event, isInteractive: false)
    case .dismissBegan(let page, _, let interactive):
      beginMotion(at: event, isInteractive: interactive)
      var passage = Passage(beginning: page, event, replayer)
      passage?.isInteractive = interactive
      update(facts.window(of: page)) { [passage] in $0.dismissal = passage }
    case .presentEnded: endMotion()
    case .dismissEnded(let page, let cancelled):
      endMotion()
      if !cancelled { latest = Passage(uncoveringAt: event, replayer) }
      let whole = cancelled ? nil : Passage(endOf: page, event, replayer)
      update(replayer.rulings.first?.window) {
        if cancelled || $0.dismissal?.hasEnded == false {
          $0.endDismissal(event, facts)
        } else {
          $0.dismissal = whole
        }
      }
    }
  }

  private mutating func follow(_ fact: HierarchyFact, _ event: Event, _ replayer: Replayer) {
    latest = nil
    switch fact {
    case .childSelected(let parent, let page):
      arrive(page, .selection, in: replayer.situation.facts.window(of: parent), event, replayer)
    case .childAdded(let parent, let page):
      arrive(page, .embedding, in: replayer.situation.facts.window(of: parent), event, replayer)
    default: break
    }
  }

  private mutating func follow(_ fact: WindowFact, _ event: Event, _ replayer: Replayer) {
    latest = nil
    guard case .viewAdded(let window, let page) = fact else { return }
    arrive(page, .windowView, in: window, event, replayer)
  }

  /// A page appears at once.
  private mutating func arrive(
    _ page: ControllerID, _ kind: Trigger, in window: WindowID?, _ event: Event,
    _ replayer: Replayer
  ) {
    // In a container that is in no window, nothing appears.
    guard let window else { return }
    var passage = replayer.rulings.first.map {
      Passage(kind, to: page, in: $0.window, at: event, replayer)
    }
    passage?.finish(at: event)
    update(window) {
      // A page may get its children while it is pushed.
      if kind != .embedding || $0.arrival?.hasEnded ?? true { $0.arrival = passage }
    }
  }
}

extension Passages {
  /// The user or the app rotates the interface during a pop, or tries to.
  private mutating func noteMeant(_ rulings: Moment.Rulings, _ isMeant: (Ruling) -> Bool) {
    rulings.forEach { ruling in
      if isMeant(ruling) { update(ruling.window) { $0.pop?.isMeant = true } }
    }
  }
}
