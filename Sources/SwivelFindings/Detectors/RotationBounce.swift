import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds interfaces that rotate and rotate back before the user does anything else.
  static let rotationBounce = Detector(
    id: "rotation-bounce", severity: .warning,
    summary: "the interface rotates and rotates back within one action",
    explanation: """
      Two things decide one after the other: a player that leaves in its own orientation before the app \
      is asked, or a mask that answers for the page on its way out and is corrected by a request a \
      moment later. A finding states which of the two rotations were observed.
      """,
    advice: [
      .from(
        16,
        """
        decide once: let the mask be right before the transition begins, and do not request a geometry \
        in it; the player of the system may be shown by a controller of the app instead
        """),
      .before(
        16,
        """
        decide once: let the mask be right before the transition begins, and do not set the orientation \
        of UIDevice in it
        """),
    ],
    rules: [.videoExitBounces],
    reports: ["https://github.com/SvenTiigi/YouTubePlayerKit/issues/51"],
    consequenceOf: [forcedNeedlessly.id, flatMisread.id, leftRightSwapped.id],
    loudExample: "video-exit-bounces", quietExample: "video-left-upright",
    interest: [.turns, .sightings], meanwhile: .actions,
    isFollowing: { $0.bounce.isFollowing },
    look: { memories, moment, replayer in
      memories.bounce.judge(moment, replayer, isMoving: memories.history.isMoving)
    })
}
