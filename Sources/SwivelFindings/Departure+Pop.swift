import SwivelModel
import SwivelReplay

extension Departure? {
  /// Keeps track of the pop in a window: its beginning, the turns on its way, its end or its
  /// cancellation.
  mutating func followPop(
    _ moment: Moment, _ before: Before, left: InterfaceOrientationMask?, _ situation: Situation
  ) {
    if self?.hasEnded == true, Departure.isOver(at: moment.kind) { self = nil }
    switch moment.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      self = Departure(poppingTo: page, on: stack, moment, before, situation)
    case .navigation(.didShow(let stack, let page)):
      guard isAbout(stack, situation) else { return }
      endPop(showing: page, left: left, at: moment.event)
    case .navigation(.interactivePopEnded(_, cancelled: true)): self = nil
    // Between willShow and didShow the app's own requests belong to the pop.
    case .request: note(moment) { $0.isTurn || $0.isRequestDenied }
    // Where a finger holds the page, it turns when the swipe has ended.
    case .device: note(moment) { $0.isTurn || $0.isDeferred }
    default: break
    }
  }

  /// Whether a transition of a stack may be the end of the pop, and not another stack's.
  private func isAbout(_ stack: ControllerID, _ situation: Situation) -> Bool {
    // Not by flatMap, which would copy all of the situation for its function.
    guard let page = self?.page, let own = situation.facts.controllers[page].parent else {
      return true
    }
    return own == stack
  }

  /// Takes note that the turn of its window is meant, if a ruling upon that shows it.
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
  /// A page begins to be shown again; `nil` where it is pushed.
  fileprivate init?(
    poppingTo page: ControllerID, on stack: ControllerID, _ moment: Moment, _ before: Before,
    _ situation: Situation
  ) {
    let state = situation.facts.controllers[stack]
    guard state.poppingTo == page, let window = situation.facts.window(of: stack) else {
      return nil
    }
    // Not by map, which would copy all of the situation for its function.
    var leavingMask: InterfaceOrientationMask?
    if let leaver = state.lastChild {
      leavingMask = situation.statedMask(of: situation.shownPage(in: leaver))
    }
    self.init(
      window: window, page: page, sequence: moment.event.sequence,
      from: before.interface(of: window, situation),
      leavingMask: leavingMask,
      heldBy: moment.rulings.first(in: window)?.heldBy)
  }
}
