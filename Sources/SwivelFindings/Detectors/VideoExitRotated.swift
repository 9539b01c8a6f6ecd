import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that are rotated when a system video player is dismissed.
  static let videoExitRotated = Detector(
    id: "video-exit-rotated", severity: .warning,
    summary: "leaving a system video player leaves the app turned",
    explanation: """
      A system video player turns as it likes, also in an app that does not. When it goes, the app is \
      what the player was, until somebody asks the page behind: which a transition of the player's own, \
      or a root that answers more than the page does, prevents.
      """,
    advice: [
      .from(
        16,
        """
        when the player has gone (playerViewController(_:willEndFullScreenPresentation...) or \
        viewWillAppear), let the page's mask count and call \
        setNeedsUpdateOfSupportedInterfaceOrientations
        """),
      .before(
        16,
        """
        let the app delegate answer all only while the player is on screen; when it has gone, set \
        UIDevice to an orientation that the page allows, for attemptRotationToDeviceOrientation only \
        turns to the way the device is held
        """),
    ],
    rules: [.videoPlayerExempt, .dismissal],
    reports: ["https://github.com/youtube/youtube-ios-player-helper/issues/12"],
    consequenceOf: [dismissalRotated.id], isCurable: true,
    loudExample: "video-left-turned", quietExample: "video-exit-bounces",
    interest: [.dismissBegan, .dismissEnded], meanwhile: [.pages, .device, .requests, .sightings],
    isFollowing: { !$0.videoDismissals.isEmpty },
    look: { memories, moment, replayer in
      let before = memories.history.before
      let ended = memories.videoDismissals.follow(moment, before, replayer.situation) {
        $0.followDismissal($1, $2, $3)
      }
      guard let ended, ended.leaving == .videoPlayer else { return nil }
      return leftTurned(ended, memories.history, replayer)
    })
}
