import SwivelModel

/// See ``rule``.
enum RootlessWindow: RuleBody {
  static let rule = Rule(
    .rootlessWindow, .from(6), .documented,
    """
    If the main window has no root, UIKit asks only the app; other windows without a root keep \
    their orientation.
    """,
    changed:
      "On iOS 5 and earlier, UIKit asks the controller of a view that was added to the window.",
    sources: [
      "Apple, Technical Q&A QA1688",
      "https://github.com/IdleHandsApps/StatusBarOverlay/issues/1",
      "https://github.com/dinhquan/DQAlertView/issues/4",
      "https://github.com/jdg/MBProgressHUD/issues/247",
    ],
    example: "rootless-window-asks-only-the-app")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.asked == nil else { return }
    let isOverlay = ruling.window != situation.facts.windows.main
    ruling.controllerMask = isOverlay ? ruling.from : .all
    ruling.respondent = nil
  }
}
