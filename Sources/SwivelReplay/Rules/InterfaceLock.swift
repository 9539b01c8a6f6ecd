import SwivelModel

/// See ``rule``.
enum InterfaceLock: RuleBody {
  static let rule = Rule(
    .interfaceLock, .from(26), .documented,
    """
    A full-screen scene keeps its orientation while its page returns true from \
    prefersInterfaceOrientationLocked.
    """,
    changed: "New in iOS 26.",
    sources: [
      "Apple, prefersInterfaceOrientationLocked",
      "Apple, TN3192",
    ],
    example: "orientation-lock-in-full-screen")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.windowing == .fullScreen,
      !situation.isResizable(ruling.window), let page = ruling.asked
    else { return }
    ruling.isLocked = situation.prefersLock(page) || isLockedByMain(ruling.window, situation)
  }

  /// The lock is one of the scene: that of the main window holds the others in it, too.
  private static func isLockedByMain(_ window: WindowID, _ situation: Situation) -> Bool {
    let windows = situation.facts.windows
    guard let main = windows.main, main != window, windows[main].scene == windows[window].scene,
      let page = windows[main].topStaying ?? windows[main].root
    else { return false }
    return situation.prefersLock(page)
  }
}
