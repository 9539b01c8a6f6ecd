import SwivelModel

/// See ``rule``.
///
/// Apple documents the empty mask only; according to two blogs returning false from
/// shouldAutorotate is enough.
enum SetStatusBarOrientation: RuleBody {
  static let rule = Rule(
    .setStatusBarOrientation, .only(2...12), at: [.setStatusBarOrientation], .documented,
    """
    The app can set the status bar orientation only while the controller that UIKit asks allows no \
    orientation at all, or does not autorotate.
    """,
    changed:
      """
      On iOS 5 and earlier, this always works; since iOS 13, the status bar follows the scene.
      """,
    sources: [
      "Apple, iOS 6 release notes"
    ],
    example: "status-bar-turned-under-an-empty-mask")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.setsStatusBar =
      situation.system.major < 6 || ruling.controllerMask.isEmpty || !ruling.turns
  }
}
