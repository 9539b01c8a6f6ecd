import SwivelModel

/// See ``rule``.
///
/// The report for iOS 8 concerns the app, one for iOS 12 only its status bar.
enum HiddenRootAsked: RuleBody {
  static let rule = Rule(
    .hiddenRootAsked, .only(8...12), linked: .from(8), at: [.rootChange], .observed,
    "The root of a hidden window is asked instead of the main window's.",
    changed:
      """
      Not up to iOS 7, nor in apps linked against its SDK. On 13 and 14 it rotates only the status \
      bar; later nothing.
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
