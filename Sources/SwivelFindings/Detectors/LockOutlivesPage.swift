import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds orientations and masks that were set for a page, and remain after it.
  static let lockOutlivesPage = Detector(
    id: "lock-outlives-page", severity: .warning,
    summary: "what was forced or locked for one page stays when it is left or released",
    explanation: """
      An app-wide lock belongs to the app and not to the page that set it: the page that comes next is \
      under it, too. And an orientation that was forced stays: a mask that is widened again turns \
      nothing back, until the device is turned away and back.
      """,
    advice: [
      .from(
        16,
        """
        when the page is left, set the mask back, call \
        setNeedsUpdateOfSupportedInterfaceOrientations, and request the orientation of before; better, \
        let each page state its own mask
        """),
      .before(
        16,
        """
        when the page is left, set the mask back, and UIDevice to the way that it is held if it was set; \
        then attemptRotationToDeviceOrientation turns the interface to it; better, let each page state \
        its own mask
        """),
    ],
    rules: [.appDelegate, .containmentStays, .popStays, .attempt, .needsUpdate],
    reports: [
      "https://github.com/yamill/react-native-orientation/issues/196",
      "https://github.com/seel-channel/video_viewer/issues/46",
    ],
    isCurable: true,
    loudExample: "app-lock-stays-for-the-next-page", quietExample: "app-lock-is-set-back",
    interest: [.app, .maskChanges, .turns, .seenTurns],
    meanwhile: [.rulings, .masks, .pages, .requests, .observations],
    isFollowing: { $0.forcedTurn.isFollowing || $0.appLock.isFollowing },
    look: { memories, moment, replayer in
      memories.forcedTurn.judge(moment, replayer, memories.history)
        ?? memories.appLock.judge(moment, replayer, memories.history)
    })
}
