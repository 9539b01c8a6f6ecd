import SwivelModel
import SwivelReplay

extension Detector {
  static let interfaceLockIgnored = Detector(
    id: "interface-lock-ignored", severity: .warning,
    problem:
      "\(.page, "the page") prefers a locked interface orientation, but rotates with the device",
    explanation: """
      UIKit asks one controller for its prefersInterfaceOrientationLocked: the root of the window, \
      or the last page presented over it. It asks a child instead only if that controller returns \
      it from childForInterfaceOrientationLock. The default is nil, so the lock of a page in a \
      container has no effect. UIKit also does not ask again by itself when the value changes. The \
      finding is reported when the device is rotated and the interface rotates with it.
      """,
    help: [
      .from(26, because: .deviceTurn): """
      call setNeedsUpdateOfPrefersInterfaceOrientationLocked each time the value changes, and \
      observe the scene's effectiveGeometry.isInterfaceOrientationLocked: UIKit honors the lock \
      only in a scene that fills the screen
      """,
      .from(26): """
      return the visible child from childForInterfaceOrientationLock in every container between \
      the controller that UIKit asks and the page, and call \
      setNeedsUpdateOfPrefersInterfaceOrientationLocked when a different child is shown
      """,
    ],
    rules: [.interfaceLock, .deviceTurn],
    reports: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/childforinterfaceorientationlock"
    ],
    loudExample: "lock-preference-of-a-child-not-asked", quietExample: "lock-preference-of-a-child",
    interest: [.turns(.deviceTurn), .seenTurns],
    look: { _, run in
      guard run.situation.system.major >= 26 else { return nil }
      return run.reportOnFollower { run, ruling, before, event in
        let isSeen = run.shownTurn != nil
        // The orientation that it locks was only predicted.
        if isSeen, run.situation.lastLook(at: ruling.window)?.known.isSeen != true { return nil }
        // In a scene that is smaller than the screen, it may be meant to.
        guard run.facts.session.windowing == .fullScreen || isSeen else { return nil }
        return run.situation.unlocked(by: ruling, from: before, turnedAt: event)
      }
    })
}

extension Situation {
  fileprivate func unlocked(
    by ruling: Ruling, from before: InterfaceOrientationMask, turnedAt event: UInt64
  ) -> Detector.Report? {
    guard let page = visiblePage(of: ruling.window), facts.controllers[page].prefersLock
    else { return nil }
    // By the rules it is locked, and was seen to rotate; or the scene is smaller than the screen.
    let isUnread = ruling.isLocked || facts.session.windowing != .fullScreen
    let asked = ruling.asked.flatMap {
      lockHolder(of: $0) != page && contains(page, in: $0) ? $0 : nil
    }
    guard isUnread || asked != nil else { return nil }
    return ruling.report(
      on: page, allowed: before, maskRole: .expected, decider: isUnread ? nil : asked,
      evidence: [event], rule: isUnread ? .deviceTurn : .interfaceLock)
  }
}
