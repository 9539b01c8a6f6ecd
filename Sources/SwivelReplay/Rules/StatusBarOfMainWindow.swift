import SwivelModel

/// See ``rule``.
enum StatusBarOfMainWindow: RuleBody {
  static let rule = Rule(
    .statusBarOfMainWindow, .from(2), .documented,
    "The status bar rotates with the main window, unless the rule status-bar-of-top-window applies.",
    sources: [
      "Apple, statusBarOrientation",
      "Apple, preferredInterfaceOrientationForPresentation",
    ],
    example: "status-bar-turns-with-the-window")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.turnsStatusBar = ruling.window == situation.facts.windows.main
  }
}
