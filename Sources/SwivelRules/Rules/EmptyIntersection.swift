import SwivelModel

/// See ``rule``.
enum EmptyIntersection {
  static let rule = Rule(
    .emptyIntersection, .from(6),
    at: [
      .launch, .rootChange, .presentation, .dismissal, .attempt, .needsUpdate,
      .setDeviceOrientation,
    ], .documented,
    """
    Masks with nothing in common throw where a page is put on screen, or a lock \
    changes over a presented page; not on a push.
    """,
    changed: "Up to iOS 5 nothing is thrown.",
    sources: [
      "Apple, UIApplicationInvalidInterfaceOrientationException",
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
      "https://github.com/yamill/react-native-orientation/issues/246",
    ],
    example: "empty-intersection-throws")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.readsMasks, ruling.masksCount, ruling.turns, ruling.allowed.isEmpty,
      ruling.exception == nil, ruling.heldBy != .setDeviceOrientationIgnored,
      isChecked(ruling, situation)
    else { return }
    ruling.hold(.emptyIntersection)
    ruling.exception = .noCommonOrientation
  }

  /// Requests are checked while a page is presented; putting a page on screen always is.
  private static func isChecked(_ ruling: Ruling, _ situation: Situation) -> Bool {
    switch ruling.trigger {
    case .attempt, .needsUpdate, .setDeviceOrientation:
      ruling.asked.map { situation.facts.controllers[$0].isPresented } ?? false
    default: true
    }
  }
}
