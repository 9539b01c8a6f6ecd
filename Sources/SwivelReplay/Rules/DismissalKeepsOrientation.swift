import SwivelModel

/// See ``rule``.
///
/// A page that suits the device still rotates the interface: presenting and dismissing one was a
/// common way to force an update. So does one that does not autorotate, and hence does not follow
/// the device.
enum DismissalKeepsOrientation: RuleBody {
  static let rule = Rule(
    .dismissalKeepsOrientation, .only(8...8), linked: .from(8), at: [.dismissal], .observed,
    """
    After a dismissal, the interface stays in the orientation in which the device is held, even \
    if the page below does not allow it.
    """,
    changed:
      """
      On iOS 7 and earlier, and on iOS 9 and later, the page reappears in an orientation that it \
      allows.
      """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/3257 (radar 18176955)",
      "https://qiita.com/kenmaz/items/1704152ef38c35bfe9fe",
    ],
    example: "ios8-presenter-stays-turned")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.readsMasks, ruling.turns, !ruling.allowsCurrent,
      ruling.from.only == situation.upright
    else { return }
    ruling.hold(.dismissalKeepsOrientation)
  }
}
