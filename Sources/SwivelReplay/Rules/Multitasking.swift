import SwivelModel

/// See ``rule``.
///
/// Apple documents that the masks count in windows of iOS 26; for apps that have the full screen
/// every report says that nothing changed.
enum Multitasking: RuleBody {
  static let rule = Rule(
    .multitasking, .from(9), linked: .from(9), on: .pad, .documented,
    """
    An iPad app that lists all four orientations and does not set UIRequiresFullScreen supports \
    multitasking: UIKit does not read its masks.
    """,
    changed:
      "On iOS 8 and earlier, UIKit asks every app; since iOS 26, it also asks an app in a windowed scene if the app requires full screen.",
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
    guard !session.fullScreenKeyCounts, situation.facts.app.plist.mask == .all,
      session.system.major < 26 || session.windowing == .fullScreen
    else { return }
    ruling.askNobody(.multitasking, .plist)
  }
}
