package import SwivelModel

/// What UIKit asks a controller.
package enum Question: UInt8, Sendable {
  /// `supportedInterfaceOrientations`, on iOS 5 `shouldAutorotateToInterfaceOrientation:`.
  case mask
  /// `shouldAutorotate`.
  case shouldAutorotate
  /// `preferredInterfaceOrientationForPresentation`.
  case preferred
}

/// The controller that answers a question after all forwarding.
package enum Respondent: Hashable, Sendable {
  /// A controller, from its own getters.
  case own(ControllerID)
  /// A controller, through its container's delegate.
  case delegate(of: ControllerID)
  /// A page, by the app's own protocol.
  case custom(ControllerID)
  /// None: the controllers forward to each other endlessly.
  case endless

  /// The controller whose value is used.
  package var controller: ControllerID? {
    switch self {
    case .own(let id), .delegate(let id), .custom(let id): id
    case .endless: nil
    }
  }
}

extension Situation {
  // Longer chains are considered endless; in UIKit they overflow the stack.
  private static let maximumHops = 64

  /// Follows the forwarding from a controller to the one that answers itself.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - first: The controller that UIKit asks.
  ///   - trigger: What made UIKit ask; during a pop the leaving page is still visible.
  ///   - visit: Called with every controller that is asked on the way, in order.
  /// - Returns: The controller that answers in the end.
  package func respondent(
    to question: Question, from first: ControllerID, at trigger: Trigger,
    visit: (ControllerID) -> Void = { _ in }
  ) -> Respondent {
    guard facts.controllers[first].mayPassOn else {
      visit(first)
      return .own(first)
    }
    return lastRespondent(to: question, from: first, at: trigger, visit: visit)
  }

  private func lastRespondent(
    to question: Question, from first: ControllerID, at trigger: Trigger,
    visit: (ControllerID) -> Void
  ) -> Respondent {
    var current = first
    var alert: ControllerID?
    for _ in 0..<Self.maximumHops {
      visit(current)
      if current == alert { return .own(current) }
      if noticesCircle(current) { alert = current }
      guard let state = forwardingState(of: current, question) else {
        return answersByDelegate(current, question) ? .delegate(of: current) : .own(current)
      }
      if state == .leaf || state == .leafCustom {
        let page = trigger == .geometryRequest ? leavingPage(in: current) : shownPage(in: current)
        visit(page)
        return state == .leaf ? .own(page) : .custom(page)
      }
      guard let next = next(from: current, by: state, at: trigger) else { return .own(current) }
      current = next
    }
    return .endless
  }

  /// How a controller forwards a question; `nil` if it answers itself.
  private func forwardingState(of id: ControllerID, _ question: Question) -> Forwarding? {
    let state = facts.controllers[id]
    if asksItsPresenter(state), question == .mask { return .presenter }
    guard state.forwarding != .none, !answersByDelegate(id, question) else { return nil }
    if state.answeredMask != nil, question == .mask { return nil }
    if state.shouldAutorotate != nil, question == .shouldAutorotate { return nil }
    if state.forwardingHook == .delegate, question != .mask { return nil }
    return state.forwarding
  }

  /// Whether a controller is a UIKit alert that detects being asked again while it asks its
  /// presenter, and then answers itself (10+).
  ///
  /// Source: QMUI 632 (logged about ten times on 12, and no crash).
  private func noticesCircle(_ id: ControllerID) -> Bool {
    facts.controllers[id].kind == .alert && system.major >= 10
  }

  /// Whether a UIKit alert answered to a container that asks in a circle, which UIKit logs (10+).
  func isAskedInCircle(_ respondent: Respondent, from first: ControllerID) -> Bool {
    guard case .own(let id) = respondent, id != first, noticesCircle(id) else { return false }
    let alert = facts.controllers[id]
    return alert.supported == nil && alert.answeredMask == nil && alert.presenter == first
  }

  /// Whether a controller is an alert of iOS 9, which returns its presenter's answer.
  ///
  /// Source: radar 22385765; Eureka 1917; QMUI 502 (throws on 9).
  private func asksItsPresenter(_ state: ControllerState) -> Bool {
    state.kind == .alert && system.major == 9 && state.supported == nil
      && state.answeredMask == nil
  }

  /// Whether the container's delegate supplies a mask (7+).
  ///
  /// Source: Apple, `navigationControllerSupportedInterfaceOrientations(_:)` and its like, also of
  /// page view controllers.
  private func answersByDelegate(_ id: ControllerID, _ question: Question) -> Bool {
    let state = facts.controllers[id]
    return question == .mask && state.delegateMask != nil && state.answeredMask == nil
      && system.major >= 7
  }

  private func next(
    from id: ControllerID, by forwarding: Forwarding, at trigger: Trigger
  ) -> ControllerID? {
    let state = facts.controllers[id]
    switch forwarding {
    case .none, .leaf, .leafCustom: return nil
    case .top: return trigger == .geometryRequest ? leavingChild(of: id) : shownChild(of: id)
    case .visible:
      if let above = presentedAbove(id, skipsDismissed: false) { return above }
      // The difference between the reports of a pop that stays (Artsy 681) and one that rotates
      // back (zxfcumtcs): `visibleViewController` is the leaving page until the transition has
      // ended.
      let isPop = trigger == .pop || trigger == .interactivePop || trigger == .geometryRequest
      return isPop ? leavingChild(of: id) : shownChild(of: id)
    case .visibleUnlessDismissing:
      return presentedAbove(id, skipsDismissed: true) ?? shownChild(of: id)
    case .selected where state.kind == .container: return shownChild(of: id)
    case .selected: return state.selected ?? state.firstChild
    case .presenter: return state.presenter
    }
  }

  /// The child that is visible until a pop or a push has ended.
  ///
  /// UIKit checks a geometry request against its mask meanwhile; during a push only until an update
  /// makes UIKit read the masks again.
  ///
  /// Source: react-native-screens 3831, 4117 (error 101 with the mask of the page that leaves).
  private func leavingChild(of id: ControllerID) -> ControllerID? {
    let state = facts.controllers[id]
    guard state.kind == .navigation else { return shownChild(of: id) }
    return leftPage(of: id) ?? state.lastChild
  }
}

extension Situation {
  /// The innermost page that is visible in a controller until a pop has ended.
  private func leavingPage(in id: ControllerID) -> ControllerID {
    var page = id
    for _ in 0..<SceneState.maximumDepth {
      guard let child = leavingChild(of: page) else { break }
      page = child
    }
    return page
  }
}

extension ControllerState {
  /// Whether anybody else might answer for the controller; for most nobody does.
  fileprivate var mayPassOn: Bool { forwarding != .none || delegateMask != nil || kind == .alert }
}
