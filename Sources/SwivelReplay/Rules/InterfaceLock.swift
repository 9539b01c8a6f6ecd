import SwivelModel

/// See ``rule``.
enum InterfaceLock: RuleBody {
  static let rule = Rule(
    .interfaceLock, .from(26), .documented,
    """
    A scene that has the screen to itself stays as it is while its page prefers \
    the orientation to be locked.
    """,
    changed: "New in iOS 26.",
    sources: [
      "Apple, prefersInterfaceOrientationLocked"
    ],
    example: "orientation-lock-in-full-screen")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.windowing == .fullScreen, let page = ruling.asked else { return }
    ruling.isLocked = situation.prefersLock(page)
  }
}
