import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that are rotated when a system video player is dismissed.
  static let videoExitRotated = Detector(
    id: "video-exit-rotated", severity: .warning,
    summary: "leaving a system video player leaves the app rotated",
    explanation: """
      A system video player rotates freely, also in an app that does not. After its dismissal the app \
      keeps the player's orientation until UIKit asks the page below. A transition of the player's own, \
      or a root that allows more than the page does, prevents that.
      """,
    advice: [
      .from(
        16,
        """
        after the dismissal (playerViewController(_:willEndFullScreenPresentation...) or \
        viewWillAppear), let the page's mask count and call \
        setNeedsUpdateOfSupportedInterfaceOrientations
        """),
      .before(
        16,
        """
        let the app delegate return all only while the player is on screen; after the dismissal, set \
        UIDevice to an orientation that the page allows, because attemptRotationToDeviceOrientation only \
        rotates to the way the device is held
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
