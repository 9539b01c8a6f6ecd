package import SwivelModel

/// A trigger and its arguments, before the rules are applied.
package struct Occasion: Hashable, Sendable {
  /// What makes UIKit evaluate the orientation.
  package let trigger: Trigger
  /// The window concerned; `nil` for every window that UIKit evaluates.
  package var window: WindowID?
  /// The orientation that the trigger is about.
  package var wanted: InterfaceOrientation?
  /// The page that is presented, dismissed, pushed or popped to.
  package var subject: ControllerID?
  /// What a geometry request asks for.
  package var requested: InterfaceOrientationMask = []
  /// The value to which the app sets the orientation of `UIDevice`.
  package var requestedDevice: DeviceOrientation?

  /// Makes an occasion.
  @inlinable
  package init(
    _ trigger: Trigger, in window: WindowID? = nil, wanted: InterfaceOrientation? = nil,
    subject: ControllerID? = nil
  ) {
    (self.trigger, self.window, self.wanted, self.subject) = (trigger, window, wanted, subject)
  }
}

// What UIKit evaluates because of a fact, once it has been applied; `nil` if nothing.
extension Situation {
  func occasion(of fact: WindowFact) -> Occasion? {
    switch fact {
    case .rootChanged(let window, .some(let root)): occasion(ofRoot: root, in: window)
    case .viewAdded(let window, let controller):
      known(.windowView, in: window, controller)
    case .windowAdded, .windowRemoved, .windowKey, .windowHidden, .rootChanged, .systemAlertShown,
      .sceneConnected:
      nil
    }
  }

  func occasion(_ trigger: Trigger, _ page: ControllerID, on stack: ControllerID) -> Occasion? {
    known(trigger, in: facts.window(of: stack), page)
  }

  func occasion(of fact: HierarchyFact) -> Occasion? {
    switch fact {
    case .childSelected(let parent, let child):
      known(.selection, in: facts.window(of: parent), child)
    case .childAdded(let parent, let child):
      known(.embedding, in: facts.window(of: parent), child)
    case .childRemoved: nil
    }
  }

  func occasion(of fact: PresentationFact) -> Occasion? {
    switch fact {
    case .presentBegan(_, let page, _):
      known(.presentation, in: facts.controllers[page].presentedIn, page)
    case .dismissBegan(let page, _, _):
      known(.dismissal, in: facts.controllers[page].presentedIn, page)
    case .presentEnded, .dismissEnded: nil
    }
  }

  func occasion(of fact: RequestFact) -> Occasion? {
    switch fact {
    case .attemptRotation: return Occasion(.attempt)
    case .needsUpdate(let controller, _):
      return Occasion(.needsUpdate, in: facts.window(of: controller))
    case .geometryRequest(let scene, let mask, _):
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

  /// A hidden window cannot rotate; where UIKit asks its root, that is for the main window.
  private func occasion(ofRoot root: ControllerID, in window: WindowID) -> Occasion? {
    guard facts.windows[window].isHidden else {
      return known(.rootChange, in: window, nil)
    }
    let isAsked = asksHiddenWindows && system.major < 13
    return isAsked ? known(.rootChange, in: facts.windows.main, root) : nil
  }

  /// Whether UIKit looks at a window when it looks at all of them.
  func looks(at window: WindowID) -> Bool {
    let state = facts.windows[window]
    return state.exists && (!state.isHidden || (state.root != nil && asksHiddenWindows))
  }

  /// What happens in a window of whose interface nothing is known yet is its setting up.
  private func known(
    _ trigger: Trigger, in window: WindowID?, _ subject: ControllerID?
  ) -> Occasion? {
    guard let window, interface[window] != .all else { return nil }
    return Occasion(trigger, in: window, subject: subject)
  }
}
