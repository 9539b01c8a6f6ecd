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

  /// The topmost visible window.
  var topMost: WindowID? {
    var top: WindowID?
    for window in existing where !self[window].isHidden {
      if let best = top, self[window].place <= self[best].place { continue }
      top = window
    }
    return top
  }
}
