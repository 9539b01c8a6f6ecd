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
    ruling.isLocked = situation.prefersLock(page)
  }
}
