import SwivelModel

/// See ``rule``.
///
/// Apple documents that the masks count in windows of iOS 26; for apps that have the full screen
/// every report says that nothing changed.
enum Multitasking: RuleBody {
  static let rule = Rule(
    .multitasking, .from(9), linked: .from(9), on: .pad, .documented,
    "An iPad app that lists all four orientations supports multitasking: its masks are not read.",
    changed:
      "Up to iOS 8 every app is asked; from iOS 26 on one in a window is, too.",
    sources: [
      "Apple, supportedInterfaceOrientations",
      "Apple, UIRequiresFullScreen",
      "Apple, Adopting Multitasking Enhancements on iPad",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
      "https://github.com/0xCUB3/wBlock/issues/596",
    ],
    example: "ipad-four-orientations-not-asked")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let session = situation.facts.session
    guard !session.requiresFullScreen, situation.facts.app.plist.mask == .all,
      session.system.major < 26 || session.windowing == .fullScreen
    else { return }
    ruling.askNobody(.multitasking, .plist)
  }
}
