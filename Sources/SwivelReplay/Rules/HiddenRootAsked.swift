import SwivelModel

/// See ``rule``.
///
/// The report for iOS 8 concerns the app, one for iOS 12 only its status bar.
enum HiddenRootAsked: RuleBody {
  static let rule = Rule(
    .hiddenRootAsked, .only(8...12), linked: .from(8), at: [.rootChange], .observed,
    "UIKit asks the root of a hidden window instead of the main window's root.",
    changed:
      """
      On iOS 7 and earlier, UIKit asks the main window's root. On iOS 13 and 14, a hidden window \
      rotates only the status bar; since iOS 15, it has no effect.
      """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/2215 (radar 19592583)",
      "https://github.com/lionheart/openradar-mirror/issues/21231 (radar 50405134)",
    ],
    example: "hidden-window-turns-the-app-on-ios8")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let root = ruling.subject, let window = situation.facts.controllers[root].window,
      window != ruling.window
    else { return }
    ruling.asked = root
  }
}
