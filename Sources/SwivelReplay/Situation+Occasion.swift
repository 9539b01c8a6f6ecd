import SwivelModel
import SwivelRules

extension Situation {
  /// What an event makes UIKit do, once the facts have taken it in.
  func occasion(of event: Event) -> Occasion? {
    switch event.kind {
    case .session(.phase(.launched)): Occasion(.launch)
    case .device(.rotationLock(on: true)):
      facts.session.phase == .background ? nil : Occasion(.lockChange)
    case .window(let fact): occasion(of: fact)
    case .navigation(let fact): occasion(of: fact)
    case .hierarchy(let fact): occasion(of: fact)
    case .presentation(let fact): occasion(of: fact)
    case .request(let fact): occasion(of: fact)
    case .session, .app, .controller, .device, .outcome, .answer, .observation, .remark,
      .unrecognized:
      nil
    }
  }

  private func occasion(of fact: WindowFact) -> Occasion? {
    switch fact {
    case .root(let window, .some(let root)): occasion(ofRoot: root, in: window)
    case .viewAdded(let window, let controller): known(.windowView, in: window, controller)
    case .added, .removed, .madeKey, .hidden, .root, .systemAlertShown, .sceneConnected: nil
    }
  }

  private func occasion(of fact: NavigationFact) -> Occasion? {
    guard case .willShow(let stack, let page, _, let interactive) = fact else { return nil }
    let isPop = facts.controllers[stack].poppingTo == page
    let trigger: Trigger = isPop ? (interactive ? .interactivePop : .pop) : .push
    return known(trigger, in: facts.window(of: stack), page)
  }

  private func occasion(of fact: HierarchyFact) -> Occasion? {
    switch fact {
    case .childSelected(let parent, let child):
      known(.selection, in: facts.window(of: parent), child)
    case .childAdded(let parent, let child): known(.embedding, in: facts.window(of: parent), child)
    case .childRemoved: nil
    }
  }

  private func occasion(of fact: PresentationFact) -> Occasion? {
    switch fact {
    case .presentBegan(_, let page, _):
      known(.presentation, in: facts.controllers[page].presentedIn, page)
    case .dismissBegan(let page, _, _):
      known(.dismissal, in: facts.controllers[page].presentedIn, page)
    case .presentEnded, .dismissEnded: nil
    }
  }

  private func occasion(of fact: RequestFact) -> Occasion? {
    switch fact {
    case .attemptRotation: return Occasion(.attempt)
    case .needsUpdate(let controller, _):
      return Occasion(.needsUpdate, in: facts.window(of: controller))
    case .geometryUpdate(let scene, let mask, _):
      guard let window = facts.windows.first(of: scene) else { return nil }
      var occasion = Occasion(.geometryRequest, in: window)
      occasion.requested = mask
      return occasion
    case .setDeviceOrientation(let orientation, _):
      var occasion = Occasion(.setDeviceOrientation, wanted: orientation.interface)
      occasion.requestedDevice = orientation
      return occasion
    case .setStatusBarOrientation(let orientation, _):
      return Occasion(.setStatusBarOrientation, in: facts.windows.topMost, wanted: orientation)
    case .needsLockUpdate: return nil
    }
  }

  /// A hidden window is nothing to turn; where UIKit asks its root, it is for the main window.
  private func occasion(ofRoot root: ControllerID, in window: WindowID) -> Occasion? {
    guard facts.windows[window].isHidden else { return known(.rootChange, in: window, nil) }
    return asksHiddenWindows ? known(.rootChange, in: facts.windows.main, root) : nil
  }

  /// Whether UIKit looks at a window when it looks at all of them.
  func looks(at window: WindowID) -> Bool {
    let state = facts.windows[window]
    return !state.isHidden || (state.root != nil && asksHiddenWindows)
  }

  /// What happens in a window of whose interface nothing is known yet is its setting up.
  private func known(
    _ trigger: Trigger, in window: WindowID?, _ subject: ControllerID?
  ) -> Occasion? {
    guard let window, interface[window] != .all else { return nil }
    return Occasion(trigger, in: window, subject: subject)
  }
}
