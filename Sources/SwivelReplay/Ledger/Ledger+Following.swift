import SwivelModel

extension Ledger {
  /// Applies an event, with what it caused and the facts after it.
  @inline(__always)
  mutating func take(
    _ event: Event, _ rulings: Moment.Rulings, _ sighting: Moment.Sighting?, _ facts: SceneState
  ) {
    if shownTurn != nil { shownTurn = nil }
    if !rulings.isEmpty {
      if rulings.contains(where: \.isDecision) {
        (earlierDecision, lastDecision) = (lastDecision, event.sequence)
      }
      rulings.forEach { take($0, event) }
    }
    if let sighting { take(sighting, event, isHeld: facts.device.orientation != .unknown) }
    switch event.record.family {
    case .navigation, .presentation, .window: end(event, facts)
    default: break
    }
  }

  @inline(never)
  private mutating func take(_ ruling: Ruling, _ event: Event) {
    let index = Int(ruling.window.rawValue)
    windows.grow(toHold: index, with: WindowLedger())
    windows[index].take(ruling, event)
    latest = ruling.window
    if windows[index].isShownByNotification { shownTurn = windows[index].turn }
  }

  @inline(never)
  private mutating func take(_ sighting: Moment.Sighting, _ event: Event, isHeld: Bool) {
    let index = Int(sighting.window.rawValue)
    windows.grow(toHold: index, with: WindowLedger())
    windows[index].take(sighting, event, isHeld: isHeld)
    if windows[index].turn?.sequence == event.sequence { shownTurn = windows[index].turn }
  }

  /// Ends transitions, and forgets a window whose handle refers to another one from here on.
  @inline(never)
  private mutating func end(_ event: Event, _ facts: SceneState) {
    guard event.record.endsTransition else { return }
    switch event.kind {
    case .navigation(.didShow(let stack, _)), .navigation(.interactivePopEnded(let stack, _)):
      close(facts.window(of: stack), event)
    case .presentation(.presentEnded(let page)): close(facts.window(of: page), event)
    // A dismissed page is no longer in a window.
    case .presentation(.dismissEnded):
      for index in windows.indices { windows[index].close(at: event.instant) }
    case .window(.windowRemoved(let window)):
      if Int(window.rawValue) < windows.count { windows[Int(window.rawValue)] = WindowLedger() }
    default: break
    }
  }

  /// What the rules expected of the last look at a window does not happen.
  mutating func undo(in window: WindowID) {
    let index = Int(window.rawValue)
    guard index < windows.count else { return }
    windows[index].undo()
  }

  private mutating func close(_ window: WindowID?, _ event: Event) {
    guard let index = window.map({ Int($0.rawValue) }), index < windows.count else { return }
    windows[index].close(at: event.instant)
  }
}

extension Record {
  /// Whether it may end a transition, or a window: only then its fact is made.
  fileprivate var endsTransition: Bool {
    self.is(.didShow) || self.is(.interactivePopEnded) || self.is(.presentEnded)
      || self.is(.dismissEnded) || self.is(.windowRemoved)
  }
}
