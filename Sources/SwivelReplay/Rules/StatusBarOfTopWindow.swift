import SwivelModel

/// See ``rule``.
///
/// According to reports of iOS 8 to 14 a hidden window counts as well, according to reports of iOS
/// 7 it does not. For scenes (13+) there is one report: keyboard and alerts follow an overlay over
/// a page that stays.
enum StatusBarOfTopWindow: RuleBody {
  static let rule = Rule(
    .statusBarOfTopWindow, .from(7), .observed,
    "The status bar rotates with the topmost window that has a root, whatever is below it.",
    changed:
      """
      On iOS 6 and earlier, the status bar follows the main window; on iOS 8 to 14, the topmost \
      window may be a hidden one.
      """,
    sources: [
      "https://github.com/asafkorem/COSTouchVisualizer/pull/10",
      "https://github.com/asafkorem/COSTouchVisualizer/issues/36",
      "https://github.com/lionheart/openradar-mirror/issues/21231 (radar 50405134)",
      "https://github.com/expo/expo/pull/14643",
      "https://github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/2523",
      "https://github.com/onmyway133/notes/issues/14",
    ],
    example: "page-presented-in-a-window-above-turns-the-status-bar")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    if let isTop = situation.isTopRooted(ruling.window) { ruling.turnsStatusBar = isTop }
  }
}
