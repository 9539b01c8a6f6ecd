import SwivelModel
import SwivelRules

// What a fact makes UIKit do, once it has been taken in; `nil` if it is none of the triggers that
// somebody asks for.
extension Situation {
  func occasion(of fact: WindowFact, among triggers: TriggerSet) -> Occasion? {
    switch fact {
    case .root(let window, .some(let root)): occasion(ofRoot: root, in: window, triggers)
    case .viewAdded(let window, let controller):
      known(.windowView, triggers, in: window, controller)
    case .added, .removed, .madeKey, .hidden, .root, .systemAlertShown, .sceneConnected: nil
    }
  }

  func occasion(_ trigger: Trigger, _ page: ControllerID, on stack: ControllerID) -> Occasion? {
    known(trigger, .all, in: facts.window(of: stack), page)
  }

  @inline(__always)
  static func trigger(of fact: HierarchyFact) -> Trigger? {
    switch fact {
    case .childSelected: .selection
    case .childAdded: .embedding
    case .childRemoved: nil
    }
  }

  func occasion(of fact: HierarchyFact) -> Occasion? {
    guard let trigger = Self.trigger(of: fact) else { return nil }
    switch fact {
    case .childSelected(let parent, let child), .childAdded(let parent, let child),
      .childRemoved(let parent, let child):
      return known(trigger, .all, in: facts.window(of: parent), child)
    }
  }

  func occasion(of fact: PresentationFact, among triggers: TriggerSet) -> Occasion? {
    switch fact {
    case .presentBegan(_, let page, _):
      known(.presentation, triggers, in: facts.controllers[page].presentedIn, page)
    case .dismissBegan(let page, _, _):
      known(.dismissal, triggers, in: facts.controllers[page].presentedIn, page)
    case .presentEnded, .dismissEnded: nil
    }
  }

  func occasion(of fact: RequestFact) -> Occasion? {
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
  private func occasion(
    ofRoot root: ControllerID, in window: WindowID, _ triggers: TriggerSet
  ) -> Occasion? {
    guard facts.windows[window].isHidden else {
      return known(.rootChange, triggers, in: window, nil)
    }
    let isAsked = asksHiddenWindows && system.major < 13
    return isAsked ? known(.rootChange, triggers, in: facts.windows.main, root) : nil
  }

  /// Whether UIKit looks at a window when it looks at all of them.
  @inline(__always)
  func looks(at window: WindowID) -> Bool {
    let state = facts.windows[window]
    return state.exists && (!state.isHidden || (state.root != nil && asksHiddenWindows))
  }

  /// What happens in a window of whose interface nothing is known yet is its setting up.
  @inline(__always)
  private func known(
    _ trigger: Trigger, _ triggers: TriggerSet, in window: @autoclosure () -> WindowID?,
    _ subject: ControllerID?
  ) -> Occasion? {
    guard triggers.contains(trigger), let window = window(), interface[window] != .all
    else { return nil }
    return Occasion(trigger, in: window, subject: subject)
  }
}
