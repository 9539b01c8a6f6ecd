import SwivelModel

/// See ``rule``.
///
/// The reports are of players that a web page opens, and none states it of one that the app
/// presents itself. A player with a mask of the app's own is an ordinary page of the app. On iOS 10
/// a web page's player was restricted (three reports) and AVKit's was not (two); a log does not
/// distinguish them.
enum VideoPlayerExempt: RuleBody {
  static let rule = Rule(
    .videoPlayerExempt, .from(9), .disputed,
    """
    A system video player rotates freely, regardless of the app's mask; the reports are of players \
    in web pages.
    """,
    changed:
      """
      On iOS 8 and earlier, and again on iOS 10, a player is restricted by the app's mask like any \
      page.
      """,
    sources: [
      "https://github.com/youtube/youtube-ios-player-helper/issues/190",
      "https://github.com/youtube/youtube-ios-player-helper/issues/238",
      "https://github.com/mukeshydv/YoutubePlayerView/issues/11",
      "https://github.com/SvenTiigi/YouTubePlayerKit/issues/51",
    ],
    example: "video-player-ignores-app-mask")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].kind == .videoPlayer,
      situation.facts.controllers[page].supported == nil,
      situation.facts.session.system.major != 10
    else { return }
    ruling.appMask = .all
    ruling.appMaskSource = .exempt
  }
}
