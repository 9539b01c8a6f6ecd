import SwivelModel

extension WindowTable {
  /// The first window of a scene.
  func first(of scene: SceneID) -> WindowID? {
    existing.filter { self[$0].scene == scene }.min { self[$0].order < self[$1].order }
  }

  /// The window above all others that are shown.
  var topMost: WindowID? {
    existing.filter { !self[$0].isHidden }
      .max { (self[$0].level, self[$0].order) < (self[$1].level, self[$1].order) }
  }
}
