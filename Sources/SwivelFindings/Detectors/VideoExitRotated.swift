import SwivelModel
import SwivelReplay

extension Detector {
  static let videoExitRotated = Detector(
    id: "video-exit-rotated", severity: .warning,
    problem: "leaving a system video player leaves the app in the wrong orientation",
    explanation: """
      A system video player rotates freely, even in an app that does not rotate. After the \
      player is dismissed, the app keeps the player's orientation until UIKit asks the page below. \
      If the player uses a custom transition, or if the root allows more orientations than the \
      page does, the interface does not rotate back.
      """,
    help: [
      .from(16): """
      after the dismissal (in viewDidAppear, or when the coordinator of \
      playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:) completes), \
      return the page's mask again from the controller that UIKit asks, and call \
      setNeedsUpdateOfSupportedInterfaceOrientations
      """,
      .before(16): """
      return all orientations from the app delegate only while the player is on screen; after \
      the dismissal, set UIDevice's orientation (by key-value coding) to one that the page \
      allows, and call attemptRotationToDeviceOrientation
      """,
    ],
    rules: [.videoPlayerExempt, .dismissal],
    reports: ["https://github.com/youtube/youtube-ios-player-helper/issues/12"],
    consequenceOf: [dismissalRotated.id, "force-ineffective"], isCurable: true,
    loudExample: "video-left-turned", quietExample: "video-exit-bounces",
    interest: [.kinds(.dismissEnded), .sightings],
    look: { _, run in
      run.judged(.dismissal).flatMap { $0.leaving == .videoPlayer ? run.leftTurned($0) : nil }
    })
}
