import SwivelModel

/// See ``rule``.
///
/// There are no reports for pages that allow nothing at all, for windows other than the main one,
/// or for apps that had not shown anything yet.
enum EmptyIntersectionOnRotation: RuleBody {
  static let rule = Rule(
    .emptyIntersectionOnRotation, .only(6...15), at: [.deviceTurn], .observed,
    """
    When the device rotates, UIKit throws an exception if the app and the page that UIKit asks \
    have no orientation in common, unless shouldAutorotate returns false.
    """,
    changed:
      """
      On iOS 5 and earlier, UIKit does not throw; there are no reports of this on iOS 16 and later.
      """,
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://kevinyanggit.github.io/2022/10/19/iOS/iOS横竖屏",
    ],
    example: "turn-without-a-common-orientation")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.heldBy == .intersection, ruling.from.only != nil,
      ruling.window == situation.facts.windows.main,
      ruling.masksCount, !ruling.controllerMask.isEmpty,
      ruling.appMask.isDisjoint(with: ruling.controllerMask)
    else { return }
    ruling.hold(.emptyIntersectionOnRotation)
    ruling.exception = .noCommonOrientation
  }
}
