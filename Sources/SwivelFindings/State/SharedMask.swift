import SwivelModel
import SwivelReplay

extension Situation {
  /// The root of a window, if it declares a mask for the pages in it.
  func declaringRoot(of window: WindowID) -> ControllerID? {
    guard let root = facts.windows[window].root, facts.controllers[root].kind.isContainer,
      facts.controllers[root].forwarding == .none, facts.controllers[root].supported != nil
    else { return nil }
    return root
  }
}

extension Case {
  /// The mask of the app, also where a player is exempt from it, and of a root that declares one.
  func sharedMask(
    of window: WindowID, _ root: ControllerID?
  ) -> InterfaceOrientationMask {
    let gates = gates(of: window)
    let app = gates.appMaskSource == .exempt ? situation.appMask(for: window) : gates.appMask
    let own = root.flatMap { facts.controllers[$0].supported }
    return own.map(app.intersection) ?? app
  }
}
