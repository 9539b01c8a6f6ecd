import SwivelModel

/// See ``rule``.
///
/// There are no reports for pages that allow nothing at all, for windows other than the main one,
/// or for apps that had not shown anything yet.
enum EmptyIntersectionOnRotation: RuleBody {
  static let rule = Rule(
    .emptyIntersectionOnRotation, .from(6), at: [.deviceTurn], .observed,
    """
    When the device rotates, UIKit throws an exception if the app and the page that UIKit asks \
    have no orientation in common, unless shouldAutorotate returns false.
    """,
    changed:
      """
      On iOS 5 and earlier, and since iOS 16, it does not throw; then an iPad app that requires full \
      screen follows the device (one report, iPadOS 17.6).
      """,
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://kevinyanggit.github.io/2022/10/19/iOS/iOS横竖屏",
      "https://iz6.ru/?p=19007",
    ],
    example: "turn-without-a-common-orientation")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.heldBy == .intersection, ruling.from.only != nil,
      ruling.window == situation.facts.windows.main,
      ruling.masksCount, !ruling.controllerMask.isEmpty,
      ruling.appMask.isDisjoint(with: ruling.controllerMask)
    else { return }
    guard situation.system.major < 16 else { return follow(&ruling, situation) }
    ruling.hold(.emptyIntersectionOnRotation)
    ruling.exception = .noCommonOrientation
  }

  private static func follow(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.device.idiom == .pad,
      situation.facts.session.fullScreenKeyCounts, let wanted = ruling.wanted,
      ruling.deviceMask.allows(wanted)
    else { return }
    (ruling.allowed, ruling.heldBy) = (ruling.deviceMask, nil)
    ruling.to = InterfaceOrientationMask(wanted)
  }
}
