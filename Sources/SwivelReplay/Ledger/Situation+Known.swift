package import SwivelModel

extension Situation {
  /// The interface orientation of a window, and how it is known.
  package func known(_ window: WindowID) -> Known {
    let (index, predicted) = (Int(window.rawValue), interface[window])
    guard index < interface.ledger.windows.count else {
      return Known(predicted, .predicted(by: nil))
    }
    let known = interface.ledger.windows[index].known(predicted)
    guard known.basis.instead != nil, interface.ledger.windows[index].isUnprompted else {
      return known
    }
    return known.againstNoRule
  }

  /// The last look at a window; `nil` if UIKit has not evaluated it.
  package func lastLook(at window: WindowID) -> Look? { interface.ledger.look(at: window) }

  /// What was known of a window before an event; the state after it if UIKit did not evaluate the
  /// window.
  package func known(_ window: WindowID, before event: Event) -> Known {
    if let look = interface.ledger.look(at: window), look.sequence == event.sequence {
      return look.known
    }
    return Known(interface[window], .predicted(by: nil))
  }

  /// The orientations of something known of a window; a rotation that the rules predict of anything
  /// but a request may not have happened if the window was observed before, and not since.
  package func possible(_ known: Known, in window: WindowID) -> InterfaceOrientationMask {
    let index = Int(window.rawValue)
    guard case .predicted(let rule?) = known.basis, !Self.requested.contains(rule),
      index < interface.ledger.windows.count,
      let last = interface.ledger.windows[index].sighting?.orientation
    else { return known.orientation }
    return known.orientation.union(InterfaceOrientationMask(last))
  }

  // The rules by which the app itself rotates the interface.
  private static let requested: Set<RuleID> = [
    .needsUpdate, .attempt, .geometryRequest, .setDeviceOrientation,
  ]

  /// A dismissal is canceled: the page stays, and the window shows what it showed before, unless a
  /// rotation was observed meanwhile.
  mutating func keep(_ page: ControllerID) {
    guard let window = facts.controllers[page].presentedIn, let look = lastLook(at: window),
      look.trigger == .dismissal, look.end == nil
    else { return }
    let isSeen = known(window).isSeen
    interface[window] = isSeen ? interface[window].union(look.from) : look.from
    if !isSeen { interface.ledger.undo(in: window) }
  }
}

extension WindowLedger {
  /// Whether it was observed to rotate after the outcome of the last look had been, or where that
  /// had left everything open: nothing has made UIKit rotate it.
  fileprivate var isUnprompted: Bool {
    guard let look, let turn, turn.sequence > look.sequence else { return false }
    return look.to == .all || look.to != look.from && look.to == turn.from
  }
}

extension Known {
  /// The same where an observation contradicts what no rule led to.
  fileprivate var againstNoRule: Self {
    guard case .observed(let event, var instead?) = basis, instead.exception == nil else {
      return self
    }
    instead.rule = nil
    return Self(orientation, .observed(event: event, instead: instead))
  }
}
