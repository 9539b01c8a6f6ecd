import SwivelModel

/// See ``rule``.
///
/// A player with a mask of the app's own making is a page of the app, and asked like any other.
enum VideoPlayerExempt {
  static let rule = Rule(
    .videoPlayerExempt, .from(11), .observed,
    "A system video player turns as it likes, whatever the app allows.",
    changed: "Up to iOS 10 a player is limited by the app as any page is.",
    sources: [
      "https://github.com/mukeshydv/YoutubePlayerView/issues/11",
      "https://github.com/SvenTiigi/YouTubePlayerKit/issues/51",
    ],
    example: "video-player-ignores-app-mask")

  @inline(__always)
  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].kind == .videoPlayer,
      situation.facts.controllers[page].supported == nil
    else { return }
    ruling.appMask = .all
    ruling.appMaskSource = .exempt
  }
}
