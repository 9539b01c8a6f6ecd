import SwivelModel

/// See ``rule``.
enum KeptPresenterAsked: RuleBody {
  static let rule = Rule(
    .keptPresenterAsked, .from(8), .observed,
    """
    If page A leaves its presenter's view in the window, and page B is then presented over A, \
    UIKit asks A, not B.
    """,
    changed: "Introduced with the presentation styles of iOS 7 and 8.",
    sources: [
      "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
      "https://github.com/lionheart/openradar-mirror/issues/5848 (radar 22401547)",
    ],
    example: "ofs-then-fullscreen-portrait-turns")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, let below = situation.facts.controllers[page].presentedBelow,
      !situation.keepsPresenter(page), situation.keepsPresenter(below)
    else { return }
    ruling.asked = below
  }
}
