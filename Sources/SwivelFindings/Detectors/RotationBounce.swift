import SwivelModel
import SwivelReplay

extension Detector {
  static let rotationBounce = Detector(
    id: "rotation-bounce", severity: .warning,
    problem: "the interface rotates and rotates back during one action",
    explanation: """
      The orientation is decided twice in a row. Either a player disappears in its own orientation \
      before UIKit asks the app; or UIKit still gets the mask of the outgoing page, and a request \
      corrects the orientation a moment later. A finding states which of the two rotations were \
      observed.
      """,
    help: [
      .from(16, because: .videoExitBounces): """
      return the right mask before the player is dismissed; or show the system's player in one \
      of the app's own controllers
      """,
      .from(16, when: .isRequested): """
      return the right mask before the transition begins, and do not make a geometry request \
      during it
      """,
      .from(16): """
      return the right mask before UIKit asks for it, and do not change it until the interface \
      has rotated: look at what the app returns or requests between the two rotations
      """,
      .before(16): """
      return the right mask before the transition begins, and do not set UIDevice's \
      orientation during it
      """,
    ],
    rules: [.videoExitBounces],
    reports: ["https://github.com/SvenTiigi/YouTubePlayerKit/issues/51"],
    consequenceOf: [
      turnedMidGesture.id, forcedNeedlessly.id, flatMisread.id, leftRightSwapped.id,
    ],
    loudExample: "video-exit-bounces", quietExample: "video-left-upright",
    interest: [.turns, .sightings],
    look: { past, run in
      guard let main = run.main else { return nil }
      let ruling = run.rulings.first {
        $0.window == main && $0.bounces && $0.isTurn && $0.disputedRule == nil
      }
      // A recording that reports changes would show both rotations.
      let reportsChanges = run.situation.interface.ledger.reportsChanges(in: main)
      if let ruling, !reportsChanges {
        past.screen.predictedBounce = run.event.sequence
        return run.situation.report(
          in: main, allowed: ruling.from, maskRole: .passed, rule: .videoExitBounces)
      }
      if let bounce = past.screen.predictedBounce, run.sighting?.window == main {
        past.screen.predictedBounce = nil
        // The window is observed in what it showed last: the first rotation never was.
        let isUnturned =
          run.shownTurn == nil && run.situation.lastLook(at: main)?.known.isSeen == false
        if isUnturned || reportsChanges {
          return .retracting(because: bounce, in: main, .passed)
        }
      }
      return run.history.turns.undone.map {
        run.situation.report(
          in: main, allowed: $0.to, maskRole: .passed, evidence: [$0.sequence],
          rule: .intersection)
      }
    })
}
