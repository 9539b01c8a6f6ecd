#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import UIKit

// A look compares UIKit with the recorded state, and records the differences. It reads only stored
// properties of UIKit, and never causes calls to the app's code.
extension Adapter {
  /// Inspects everything that is observed.
  func look() {
    let observed = scenes.handles.filter { scenes[$0].isObserved }.compactMap { handle in
      scenes.object(handle).map { (scene: $0, handle: handle) }
    }
    for (scene, handle) in observed { lookAtWindows(of: scene, Self.scene(handle)) }
    sweep()
    // Last: until a scene's interface is known, all other events are its setup, and if a look finds
    // the end of a transition, the interfaces of all scenes are recorded after it.
    for (scene, handle) in observed { lookAtGeometry(of: scene, handle) }
  }

  private func lookAtWindows(of scene: UIWindowScene, _ id: SceneID) {
    let shown = scene.windows.filter { !$0.isOfSystem }
    for window in state.windows.existing where state.windows[window].scene == id {
      let handle = Int(window.rawValue)
      if !shown.contains(where: { $0 === windows.object(handle) }) { remove(handle) }
    }
    for window in shown {
      // The tree first, so that the root's identity is recorded before it becomes the root.
      let root = window.rootViewController.map { ($0, identify($0)) }
      let known = identify(window)
      if known == nil, let root { look(into: root.0, root.1) }
      let handle = known ?? add(window, to: id)
      look(at: window, handle, root?.1)
      if known != nil, let root { look(into: root.0, root.1) }
      lookAtPresentations(in: window, handle)
    }
    for window in shown where window.isKeyWindow {
      if let handle = identify(window), state.windows.key != handle {
        tell(.window(.windowKey(window: handle)))
      }
    }
  }

  private func add(_ window: UIWindow, to scene: SceneID) -> WindowID {
    let handle = windows.add(window, WindowFacts())
    let id = Self.window(handle)
    // The app may set any number; NaN is not a level.
    let told = Double(window.windowLevel.rawValue.rounded())
    let level = told.isNaN ? 0 : Int32(min(max(told, Double(Int32.min)), Double(Int32.max)))
    conclude(.window(.windowAdded(window: id, scene: scene, level: level, hidden: window.isHidden)))
    return id
  }

  private func look(at window: UIWindow, _ id: WindowID, _ root: ControllerID?) {
    if state.windows[id].isHidden != window.isHidden {
      conclude(.window(.windowHidden(window: id, hidden: window.isHidden)))
    }
    if state.windows[id].root != root {
      if let root, let controller = window.rootViewController { look(into: controller, root) }
      conclude(.window(.rootChanged(window: id, controller: root)))
    }
  }
}
#endif
