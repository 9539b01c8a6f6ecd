import SwivelModel

/// See ``rule``.
///
/// There are no reports for pages that allow nothing at all, for windows other than the main one,
/// or for apps that had not shown anything yet.
enum EmptyIntersectionOnTurn: RuleBody {
  static let rule = Rule(
    .emptyIntersectionOnTurn, .only(6...15), at: [.deviceTurn], .observed,
    """
    Rotating the device throws if the masks of the app and the asked page have an empty \
    intersection, unless shouldAutorotate returns false.
    """,
    changed: "Up to iOS 5 nothing is thrown; from 16 on there are no reports of it.",
    sources: [
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
      "https://kevinyanggit.github.io/2022/10/19/iOS/iOS横竖屏",
    ],
    example: "turn-without-a-common-orientation")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.heldBy == .intersection, ruling.from.only != nil,
      ruling.window == situation.facts.windows.main,
      ruling.masksCount, !ruling.controllerMask.isEmpty,
      ruling.appMask.isDisjoint(with: ruling.controllerMask)
    else { return }
    ruling.hold(.emptyIntersectionOnTurn)
    ruling.exception = .noCommonOrientation
  }
}
