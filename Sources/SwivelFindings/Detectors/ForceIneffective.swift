import SwivelModel
import SwivelReplay

extension Detector {
  static let forceIneffective = Detector(
    id: "force-ineffective", severity: .warning,
    problem: "the app asks for a rotation, by a request or by its masks, but nothing rotates",
    explanation: """
      UIKit does not read a changed mask until something triggers an update of the orientation. \
      Without such an update, a page does not rotate even if its new mask allows the device's \
      orientation. \
      A mask that changes right before other pages are shown is assumed to be meant for those \
      pages, and is not reported. \
      attemptRotationToDeviceOrientation rotates only to the orientation in which the device is \
      held. Setting UIDevice's orientation works only if the masks allow the new orientation and the \
      value changes; it has no effect in apps linked against the iOS 16 SDK or later, nor on an iPad \
      while the app supports multitasking. \
      The status bar orientation can be set only if the mask of the controller that UIKit asks is \
      empty or that controller does not autorotate.
      """,
    help: [
      .always(because: .multitasking): """
      lay out the pages for every orientation: an iPad app that supports multitasking does not \
      choose its orientation; or set UIRequiresFullScreen (iPadOS 18 and earlier)
      """,
      .from(16, because: .setDeviceOrientationIgnored, when: .requestIsAllowed): """
      in place of setting UIDevice's orientation, which has no effect in an app linked against the \
      iOS 16 SDK or later, call setNeedsUpdateOfSupportedInterfaceOrientations on the controller \
      that UIKit asks, and request the orientation with requestGeometryUpdate and an error handler
      """,
      .from(16, when: .requestIsAllowed): """
      the masks allow the orientation, and the app has requested it: look at the error that \
      requestGeometryUpdate passes to its handler, make the request once the transition has ended \
      (viewDidAppear), and look for another window or page that UIKit asks
      """,
      .from(16, when: .appExcludesRequest): """
      allow the orientation in the app's mask (the Info.plist, or the app's or the scene's \
      delegate if it answers), \
      and limit the other pages by their supportedInterfaceOrientations; then request the \
      orientation with requestGeometryUpdate and an error handler
      """,
      .from(16, when: .isUpdated): """
      request the orientation with requestGeometryUpdate and an error handler, once the page has \
      appeared: after setNeedsUpdateOfSupportedInterfaceOrientations alone, nothing has rotated
      """,
      .from(16, when: .appMaskChanged): """
      after each change of the app's mask, call setNeedsUpdateOfSupportedInterfaceOrientations on \
      the controller that UIKit asks; if the interface should rotate to an orientation in which the \
      device is not held, request it with requestGeometryUpdate and an error handler
      """,
      .from(16, because: .needsUpdate): """
      call setNeedsUpdateOfSupportedInterfaceOrientations on the controller that UIKit asks after \
      each change of a mask; if the interface should rotate to an \
      orientation in which the device is not held, request it with requestGeometryUpdate and an \
      error handler
      """,
      .from(16): """
      change the mask, call setNeedsUpdateOfSupportedInterfaceOrientations on the controller \
      that UIKit asks, and request the orientation with requestGeometryUpdate and an error \
      handler
      """,
      .before(16, because: .shouldAutorotate): """
      return true from shouldAutorotate of the controller that UIKit asks while the app sets \
      UIDevice's orientation: nothing rotates while it returns false
      """,
      .before(16, when: .deviceIsEqual): """
      UIDevice already has that orientation, so that setting it has no effect: allow it by the \
      masks, and call attemptRotationToDeviceOrientation
      """,
      .before(16, when: .requestIsAllowed): """
      the masks allow the orientation, and the app has requested it: set UIDevice's orientation once \
      the transition has ended (viewDidAppear), then call attemptRotationToDeviceOrientation; look \
      for another window or page that UIKit asks
      """,
      .before(16, when: .appExcludesRequest): """
      allow the orientation in the app's mask (the Info.plist, or the app delegate if it answers), \
      and limit the other pages by their supportedInterfaceOrientations; then set UIDevice's \
      orientation, and call attemptRotationToDeviceOrientation
      """,
      .before(16, when: .appMaskChanged): """
      after each change of the app's mask, set UIDevice's orientation to one that the mask allows, \
      and call attemptRotationToDeviceOrientation: UIKit does not read a mask because it changes
      """,
      .before(16): """
      change the mask first; then call attemptRotationToDeviceOrientation if the device is held \
      in the desired orientation, otherwise present a page that allows only that orientation
      """,
    ],
    rules: [
      .attempt, .needsUpdate, .setDeviceOrientation, .setDeviceOrientationNotInMultitasking,
      .setDeviceOrientationIgnored, .setStatusBarOrientation, .multitasking,
    ],
    reports: [
      "https://github.com/bytepark/auto_orientation/issues/6",
      "https://github.com/expo/expo/issues/4646",
      "https://gist.github.com/felix-schwarz/417ece0fd3001d4831fc",
    ],
    consequenceOf: [
      leftRightSwapped.id, containerIgnoresChild.id, sheetMaskIgnored.id, presenterLimitsMask.id,
      upsideDownUnavailable.id, ipadMasksNotConsulted.id, launchOrientationWrong.id,
      requestRefused.id, backNavigationRotated.id, dismissalRotated.id, videoExitRotated.id,
      pushedPageNotRotated.id,
    ],
    isCurable: true,
    loudExample: "forcing-is-ignored-from-16", quietExample: "attempt-rotation-immediate",
    interest: [
      .rulings(.setDeviceOrientation, .setStatusBarOrientation, .attempt, .needsUpdate),
      .rulings(.geometryRequest), .maskChanges,
    ],
    meanwhile: [.sightings, .rulings, .maskAnswers],
    isFollowing: {
      $1.situation.interface.ledger.isAfterRequest || $0.app.changedMask.isFollowing
        || $0.app.unfulfilled.isFollowing || $0.app.unanswered.isOpen
    },
    look: { past, run in
      let report = past.app.changedMask.judge(run)
      let solved = past.app.unanswered.retraction(run, ifSolved: \.isTurn)
      if let report, report.rule != nil { return report }
      if let solved { return solved }
      if let sighting = run.sighting {
        // The page to which it went back is reported with the request during the transition.
        let isBack = past.asked.isInTransition && run.judged(.pop) != nil
        return past.app.unfulfilled.judge(sighting, run, isReported: isBack) ?? report
      }
      var failed = run.firstReport { ruling in
        past.app.unfulfilled.await(ruling, at: run.event)
        guard ruling.exception == nil, !ruling.isTurn, run.isVain(ruling) else { return nil }
        var report = run.situation.report(
          in: ruling.window, allowed: ruling.allowed, decider: ruling.answering,
          rule: ruling.ignoringRule)
        report.conditions =
          ruling.heldBy == .setDeviceOrientation
          ? [.deviceIsEqual]
          : run.conditions(of: ruling.trigger, for: ruling.wantedMask, by: ruling)
        return report
      }
      failed?.retracts = report?.retracts
      if let ruling = failed.flatMap({ run.rulings.first(in: $0.window) }) {
        past.app.unanswered.open(at: run.event, ruling)
      }
      return failed ?? report
    })
}

extension Ruling {
  /// The rule by which a request has no effect.
  fileprivate var ignoringRule: RuleID {
    if trigger == .setDeviceOrientation, !masksCount { return .multitasking }
    return heldBy ?? (trigger == .attempt ? .attempt : .setStatusBarOrientation)
  }

  /// What helps where a request has no effect, by the masks.
  func conditions(
    of wanted: InterfaceOrientationMask
  ) -> Set<Finding.Condition> {
    if masksCount, !wanted.isDisjoint(with: allowed) { return [.requestIsAllowed] }
    return isExcludedByApp(wanted) ? [.appExcludesRequest] : []
  }
}

extension Case {
  /// What helps where a request has no effect, by the masks: since iOS 16, attemptRotation is none.
  func conditions(
    of trigger: Trigger, for wanted: InterfaceOrientationMask, by masks: Ruling
  ) -> Set<Finding.Condition> {
    if trigger == .attempt, situation.system.major >= 16 { return [] }
    return masks.conditions(of: wanted)
  }

  /// Whether a request has rotated the interface in the same motion.
  private var hasJustForced: Bool {
    guard let forced = history.forcedTurn.last,
      history.lastMaskChange.map({ $0.event.sequence < forced.sequence }) ?? true
    else { return false }
    return now.isWithin(Look.settlingMicroseconds, of: forced.instant) ?? true
  }

  /// Whether the app wanted something from UIKit that it did not get.
  fileprivate func isVain(_ ruling: Ruling) -> Bool {
    switch ruling.trigger {
    case .setDeviceOrientation:
      guard let wanted = ruling.wanted, !ruling.from.allows(wanted) else { return false }
      // Restoring the previous value of UIDevice requests nothing, unless the interface stays in
      // landscape while the device is held in portrait, and the app has not just rotated it.
      let isRestored = history.isDeviceOverridden && facts.device.orientation.interface == wanted
      let isStuck = wanted == .portrait && ruling.from.isSubset(of: .landscape)
      return !isRestored || isStuck && !hasJustForced
    case .setStatusBarOrientation:
      return !ruling.setsStatusBar && !ruling.wantedMask.isSubset(of: situation.interface.statusBar)
    case .attempt, .needsUpdate:
      return ruling.masksCount && !ruling.allowed.isEmpty
        && ruling.from.isDisjoint(with: ruling.allowed)
    default: return false
    }
  }
}
