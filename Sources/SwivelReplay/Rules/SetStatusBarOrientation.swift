import SwivelModel

/// See ``rule``.
///
/// Apple documents the empty mask only; according to two blogs returning false from
/// shouldAutorotate is enough.
enum SetStatusBarOrientation: RuleBody {
  static let rule = Rule(
    .setStatusBarOrientation, .only(2...12), at: [.setStatusBarOrientation], .documented,
    """
    The status bar can be rotated manually only while the asked controller allows no orientation \
    at all, or does not rotate; before iOS 6 always.
    """,
    changed: "Before iOS 6 it always works; from iOS 13 on the scene decides.",
    sources: [
      "Apple, iOS 6 release notes"
    ],
    example: "status-bar-turned-under-an-empty-mask")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.setsStatusBar =
      situation.system.major < 6 || ruling.controllerMask.isEmpty || !ruling.turns
  }
}
