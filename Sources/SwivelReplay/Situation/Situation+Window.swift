public import SwivelModel

extension Situation {
  /// Whether UIKit asks the root of a window that is not visible.
  ///
  /// Source: radars 19592583 (iOS 8 and its SDK, not on 7) and 50405134 (iOS 12); expo 10485 and
  /// 14643 (13, 14).
  @inlinable
  package var asksHiddenWindows: Bool {
    (8...14).contains(system.major) && facts.session.linkedSDK.major >= 8
  }

  /// The topmost window with a root, of those that UIKit asks.
  package var topRootedWindow: WindowID? {
    var top: WindowID?
    for handle in 0..<facts.windows.handleCount {
      let id = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
      guard isRooted(id) else { continue }
      if let best = top, facts.windows[id].place < facts.windows[best].place { continue }
      top = id
    }
    return top
  }

  /// Whether a window is the topmost one with a root, of those that UIKit asks; `nil` if no window
  /// has a root.
  func isTopRooted(_ window: WindowID) -> Bool? {
    let place = facts.windows[window].place
    var isTop: Bool?
    // The later window is above the earlier: most answers need only the last one.
    for handle in (0..<facts.windows.handleCount).reversed() {
      let other = WindowID(rawValue: UInt8(truncatingIfNeeded: handle))
      guard isRooted(other) else { continue }
      if facts.windows[other].place > place { return false }
      isTop = isTop == true || other == window
    }
    return isTop
  }

  /// Whether a window above the app is the system's, like that of the keyboard.
  package func isOfSystem(_ window: WindowID) -> Bool {
    guard window != facts.windows.main, let root = facts.windows[window].root else { return false }
    return facts.controllers[root].kind == .system
  }

  private func isRooted(_ id: WindowID) -> Bool {
    let window = facts.windows[id]
    return window.exists && window.root != nil && (!window.isHidden || asksHiddenWindows)
  }

  /// Whether the content is drawn rotated with the interface: not in a resizable window.
  ///
  /// Source: Apple, `UIRequiresFullScreen`; TN3192.
  package var drawsTurned: Bool { facts.session.windowing != .windowed }

  /// Whether a window's coordinates rotate with its interface: with an SDK before that of iOS 8
  /// they stay in portrait.
  ///
  /// Source: MBProgressHUD 222.
  package var coordinatesTurn: Bool { facts.session.linkedSDK.major >= 8 }

  /// The shape of a window's bounds; `nil` if undetermined.
  ///
  /// Half and two thirds of an iPad are taller than wide. A resizable window may have any shape,
  /// except in an app that is scaled as a whole. Source: SlideOverKit 43; Apple, TN3192.
  package func windowBounds(of window: WindowID) -> BoundsShape? {
    guard coordinatesTurn, facts.session.windowing != .splitView else {
      return .portrait
    }
    guard facts.session.windowing == .fullScreen || isScaledAsAWhole else { return nil }
    let orientation = interface[window]
    if orientation.isSubset(of: .landscape) { return .landscape }
    return orientation.isDisjoint(with: .landscape) ? .portrait : nil
  }

  /// Whether an app in a window is scaled rather than resized: it lists one axis or requires the
  /// full screen.
  private var isScaledAsAWhole: Bool {
    guard system.major < 27 else { return false }
    let plist = facts.app.plist.mask
    let hasOneAxis = plist.isSubset(of: .landscape) || plist.isDisjoint(with: .landscape)
    return facts.session.fullScreenKeyCounts || (hasOneAxis && !plist.isEmpty)
  }
}

extension Situation {
  /// Whether a foldable phone may show the app on its inner display, where UIKit reads no mask and
  /// the interface does not follow the device like that of other phones.
  package var mayBeUnfolded: Bool {
    facts.session.device.contains(.foldable) && facts.device.display != .outer
  }
}

extension SessionState {
  /// Whether the Info.plist's UIRequiresFullScreen counts: it does not from the version on that the
  /// app states, which systems since 26.2 read.
  ///
  /// Source: Apple, TN3192.
  package var fullScreenKeyCounts: Bool {
    guard requiresFullScreen else { return false }
    guard let version = fullScreenIgnoredFrom, system >= SystemVersion(26, 2) else { return true }
    return system < version
  }
}

extension WindowTable {
  /// The first window of a scene.
  package func first(of scene: SceneID) -> WindowID? {
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
