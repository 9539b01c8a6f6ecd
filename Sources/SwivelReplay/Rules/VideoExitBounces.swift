import SwivelModel

/// See ``rule``.
enum VideoExitBounces: RuleBody {
  static let rule = Rule(
    .videoExitBounces, .from(11), at: [.dismissal], .observed,
    """
    When a system video player is dismissed, the app appears in the player's orientation and then \
    rotates back.
    """,
    changed:
      """
      On iOS 10 and earlier, a player is restricted by the app's mask, and does not rotate if the \
      app does not.
      """,
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
