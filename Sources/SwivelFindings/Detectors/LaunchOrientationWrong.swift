import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds launches in an orientation that the app did not want.
  static let launchOrientationWrong = Detector(
    id: "launch-orientation-wrong", severity: .warning,
    summary: "the app launches in an orientation that its first page does not allow",
    explanation: """
      Before the app's code runs only the Info.plist counts, and its first entry where the way the \
      device is held is not listed. Then the root is asked, not the page in it. A lock that code sets \
      later is too late for the launch screen. A launch screen in an orientation that the first page \
      does not allow visibly rotates. That is not reported if the app uses the orientation on purpose: \
      another page states it, the app's mask allows it later, or a request of the app rotates to it.
      """,
    advice: [
      .always(
        """
        list in the Info.plist only what the first page allows, the wanted orientation first, and let \
        the app delegate return more when pages need it; let the root forward to its first page
        """)
    ],
    rules: [.launch, .infoPlist],
    reports: ["https://developer.apple.com/library/archive/technotes/tn2244/_index.html"],
    consequenceOf: [containerIgnoresChild.id],
    loudExample: "launch-screen-upright-for-a-landscape-page",
    quietExample: "launch-as-the-first-entry-says",
    interest: .rulings(.launch),
    meanwhile: [.rulings, .masks, .maskChanges, .maskAnswers, .device, .pages, .sightings],
    isFollowing: { $0.launching.isFollowing },
    look: { memories, moment, replayer in
      memories.launching.judge(moment, replayer, memories.history)
    })
}
