import SwivelModel

extension WindowTable {
  /// The first window of a scene.
  func first(of scene: SceneID) -> WindowID? {
    var first: WindowID?
    for window in existing where self[window].scene == scene {
      if let best = first, self[best].order <= self[window].order { continue }
      first = window
    }
    return first
  }

  /// The window above all others that are shown.
  var topMost: WindowID? {
    var top: WindowID?
    for window in existing where !self[window].isHidden {
      if let best = top, place(of: window) <= place(of: best) { continue }
      top = window
    }
    return top
  }

  private func place(of window: WindowID) -> (Int32, UInt32) {
    (self[window].level, self[window].order)
  }
}
