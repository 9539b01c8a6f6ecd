import SwivelModel

/// See ``rule``.
enum VideoPlayerExempt {
  static let rule = Rule(
    .videoPlayerExempt, .from(11), .observed,
    "A system video player turns as it likes, whatever the app allows.",
    sources: [
      "https://github.com/mukeshydv/YoutubePlayerView/issues/11",
      "https://github.com/SvenTiigi/YouTubePlayerKit/issues/51",
    ],
    example: "video-player-ignores-app-mask")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].kind == .videoPlayer else {
      return
    }
    ruling.appMask = .all
    ruling.appMaskSource = .exempt
  }
}
