import SwivelModel

/// See ``rule``.
///
/// According to one source only portrait remains then; reports of pages frozen in landscape show
/// that it is the current orientation.
enum ShouldAutorotate: RuleBody {
  static let rule = Rule(
    .shouldAutorotate, .only(6...15), .documented,
    """
    A controller that returns false from shouldAutorotate keeps the interface in its current \
    orientation.
    """,
    changed: "Since iOS 16, UIKit does not call shouldAutorotate; it uses only the mask.",
    sources: [
      "Apple, shouldAutorotate",
      "https://github.com/auth0/Lock.swift/pull/141",
      "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "root-autorotate-false")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.masksCount, let page = ruling.asked else { return }
    ruling.turns = situation.shouldAutorotate(page, at: ruling.trigger)
  }
}
