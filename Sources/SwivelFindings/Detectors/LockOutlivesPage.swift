import SwivelModel
import SwivelReplay

extension Detector {
  static let lockOutlivesPage = Detector(
    id: "lock-outlives-page", severity: .warning,
    problem: "an orientation that was forced or locked for one page stays after the page is gone",
    explanation: """
      A lock on the whole app also applies to the next page. A forced orientation persists, too: \
      after the mask is widened again, the interface does not rotate back until the user rotates \
      the device to another orientation and back. The finding stays if the lock was observed to \
      outlive its page, and the app releases it only more than three seconds later. A mask that \
      UIKit logs for the scene shows a lock that stays; until that has an effect, it is a note. A \
      scene that is locked by prefersInterfaceOrientationLocked (iOS 26) stays locked until the \
      app makes UIKit ask again.
      """,
    help: [
      .from(26, because: .interfaceLock): """
      call setNeedsUpdateOfPrefersInterfaceOrientationLocked whenever the value changes, also when \
      it becomes false or the page that returned true is gone: UIKit keeps the lock until it asks \
      again
      """,
      .from(16, when: .maskIsRestored): """
      call setNeedsUpdateOfSupportedInterfaceOrientations after the mask is restored, and request \
      the previous orientation: UIKit does not read a mask because it changes; better, override \
      supportedInterfaceOrientations in each page instead of locking the whole app
      """,
      .from(27, because: .sceneDelegate): """
      when the page has disappeared, restore the mask that supportedInterfaceOrientations(for:) of \
      the scene delegate returns, call setNeedsUpdateOfSupportedInterfaceOrientations, and request the \
      previous orientation; better, override supportedInterfaceOrientations in each page instead \
      of locking the whole scene
      """,
      .from(16): """
      when the page has disappeared (after the transition), restore the mask, call \
      setNeedsUpdateOfSupportedInterfaceOrientations, and request the previous orientation; \
      better, override supportedInterfaceOrientations in each page instead of locking the whole \
      app
      """,
      .before(16): """
      when the page has disappeared (after the transition), restore the mask, set UIDevice's \
      orientation to one that the next page allows, and then call \
      attemptRotationToDeviceOrientation; better, override supportedInterfaceOrientations in \
      each page instead of locking the whole app
      """,
    ],
    rules: [
      .appDelegate, .sceneDelegate, .containmentStays, .popStays, .attempt, .needsUpdate,
      .interfaceLock,
    ],
    reports: [
      "https://github.com/yamill/react-native-orientation/issues/196",
      "https://github.com/seel-channel/video_viewer/issues/46",
    ],
    isCurable: true,
    loudExample: "app-lock-stays-for-the-next-page", quietExample: "app-lock-is-set-back",
    interest: [
      .app, .kinds(.appMaskAnswered, .supported), .maskChanges, .turns, .seenTurns, .surprises,
    ],
    meanwhile: [.rulings, .masks, .pages, .requests, .observations],
    isFollowing: {
      $0.app.leftPage.isFollowing($1.history.forcedTurn.last) || $0.app.lock.isFollowing
    },
    claim: .outlives,
    look: { past, run in
      // Both follow every event.
      let (stays, holds) = (past.app.leftPage.judge(run), past.app.lock.judge(run))
      return stays ?? holds ?? run.keptLock
    })
}

extension Case {
  /// The interface was observed to be locked, and not to follow the device, though the page that
  /// UIKit would ask no longer prefers a lock.
  fileprivate var keptLock: Detector.Report? {
    guard let lock = history.lock, let ruling = unfollowedTurn, ruling.isTurn, !ruling.isLocked,
      facts.windows[ruling.window].scene == lock.scene
    else { return nil }
    return situation.report(
      in: ruling.window, allowed: ruling.allowed.subtracting(ruling.from), maskRole: .expected,
      evidence: [lock.sequence], rule: .interfaceLock)
  }
}
