import SwivelModel
import SwivelReplay

extension Departure? {
  /// Follows the pop in a window: its start, the rotations during it, its end or cancellation.
  mutating func followPop(
    _ moment: Moment, left: InterfaceOrientationMask?, _ situation: Situation
  ) {
    if self?.hasEnded == true, Departure.isOver(at: moment.kind) { self = nil }
    switch moment.kind {
    case .navigation(.willShow(let stack, let page, _, let interactive)):
      self = Departure.pop(to: page, on: stack, moment, situation)
      // A finger may hold it indefinitely.
      if !interactive { self?.began = moment.event.instant }
    case .navigation(.didShow(let stack, let page)):
      guard isAbout(stack, situation) else { return }
      endPop(showing: page, left: left, at: moment.event)
    case .navigation(.interactivePopEnded(_, cancelled: true)): self = nil
    case .observation:
      if self?.isOverdue(at: moment) ?? false { self?.finish(at: moment.event) }
    // Between willShow and didShow the app's own requests belong to the pop.
    case .request: note(moment) { $0.isTurn || $0.isRequestDenied }
    // While a finger holds the page, the rotation is deferred until the swipe ends.
    case .device: note(moment) { $0.isTurn || $0.isDeferred }
    default: break
    }
  }

  /// Whether a transition of a stack may be the end of the pop, and not that of another stack.
  private func isAbout(_ stack: ControllerID, _ situation: Situation) -> Bool {
    // Not with flatMap, which would copy the situation for its closure.
    guard let page = self?.page, let own = situation.facts.controllers[page].parent else {
      return true
    }
    return own == stack
  }

  /// Records that the rotation of the window is intended, if one of its rulings shows that.
  private mutating func note(_ moment: Moment, ifMeant isMeant: (Ruling) -> Bool) {
    guard let window = self?.window else { return }
    if moment.rulings.contains(where: { $0.window == window && isMeant($0) }) {
      self?.isMeant = true
    }
  }

  private mutating func endPop(
    showing page: ControllerID, left: InterfaceOrientationMask?, at event: Event
  ) {
    guard self?.page == page else { return self = nil }
    guard self?.hasEnded == false else { return }
    self?.finish(at: event)
    self?.left = left
  }
}

extension Departure {
  /// A page is about to be shown again; `nil` if it is pushed.
  ///
  /// Not an initializer, which would copy its arguments.
  fileprivate static func pop(
    to page: ControllerID, on stack: ControllerID, _ moment: Moment, _ situation: Situation
  ) -> Self? {
    let state = situation.facts.controllers[stack]
    guard state.poppingTo == page, let window = situation.facts.window(of: stack) else {
      return nil
    }
    // Not with map, which would copy the situation for its closure.
    var leavingMask: InterfaceOrientationMask?
    if let outgoing = state.lastChild {
      leavingMask = situation.statedMask(of: situation.shownPage(in: outgoing))
    }
    return Self(
      window: window, page: page, sequence: moment.event.sequence,
      from: situation.known(window, before: moment.event),
      leavingMask: leavingMask,
      heldBy: moment.rulings.first(in: window)?.heldBy)
  }
}
