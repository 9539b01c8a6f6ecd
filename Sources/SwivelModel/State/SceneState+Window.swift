extension SceneState {
  package mutating func apply(_ fact: WindowFact) {
    switch fact {
    case .windowAdded(let window, let scene, let level, let hidden):
      // The app delegate's answer for it may be declared before.
      let declared = windows[window].exists ? nil : windows[window].appMask
      remove(window)
      windows.add(window, scene: scene, level: level, isHidden: hidden)
      windows[window].appMask = declared
    case .windowRemoved(let window): remove(window)
    case .windowKey(let window): windows.key = window
    case .windowHidden(let window, let hidden): windows[window].isHidden = hidden
    case .rootChanged(let window, let controller): setRoot(of: window, to: controller)
    case .viewAdded(let window, let controller):
      dismiss(controller)
      controllers[controller].window = window
      if windows[window].firstView == nil { windows[window].firstView = controller }
      windows[window].lastView = controller
    case .sceneConnected(let scene, connected: false):
      app.answerSceneMask(nil, of: scene)
      session.setResized(scene, false)
    case .systemAlertShown, .sceneConnected: break
    }
  }

  private mutating func remove(_ window: WindowID) {
    setRoot(of: window, to: nil)
    takeOut(windows[window].firstView, of: window)
    takeOut(windows[window].lastView, of: window)
    windows.remove(window)
  }

  /// Removes a view from a window, unless it was added to another one.
  ///
  /// Those between the first and the last are kept: a hostile log would cause thousands of
  /// searches.
  private mutating func takeOut(_ view: ControllerID?, of window: WindowID) {
    guard let view, controllers[view].window == window else { return }
    controllers[view].window = nil
  }

  /// A new root replaces the old one and everything presented over it.
  private mutating func setRoot(of window: WindowID, to root: ControllerID?) {
    while let top = windows[window].topPresented { dismiss(top) }
    // It may be the root of another window by now, if two windows swap theirs.
    if let old = windows[window].root, controllers[old].window == window {
      controllers[old].window = nil
    }
    windows[window].root = root
    guard let root else { return }
    dismiss(root)
    controllers.unlink(root)
    controllers[root].window = window
  }
}
