import SwivelModel

/// See ``rule``.
enum VideoExitBounces: RuleBody {
  static let rule = Rule(
    .videoExitBounces, .from(11), at: [.dismissal], .observed,
    """
    When a system video player goes, the app appears turned as the player was, and \
    then turns back.
    """,
    changed: "Up to iOS 10 a player is limited by the app, and does not turn in one that does not.",
    sources: [
      "https://github.com/SvenTiigi/YouTubePlayerKit/issues/51"
    ],
    example: "video-exit-bounces")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, ruling.isTurn,
      situation.facts.controllers[page].kind == .videoPlayer
    else { return }
    ruling.bounces = true
  }
}
