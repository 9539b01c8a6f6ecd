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
      allow the orientation in the app's mask (the Info.plist, or the app delegate if it answers), \
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
    meanwhile: [.sightings, .rulings],
    isFollowing: {
      $1.situation.interface.ledger.isAfterRequest || $0.app.changedMask.isFollowing
        || $0.app.unheeded != nil
    },
    look: { past, run in
      let report = past.app.changedMask.judge(run)
      if let report, report.rule != nil { return report }
      if let sighting = run.sighting {
        // The page to which it went back is reported with the request during the transition.
        let isBack = past.asked.isInTransition && run.judged(.pop) != nil
        let late = past.app.heeded(by: sighting, run)
        let unheeded = isBack ? nil : run.unfulfilled(by: sighting)
        if unheeded != nil { past.app.unheeded = run.situation.lastLook(at: sighting.window) }
        return unheeded ?? late ?? report
      }
      var failed = run.firstReport { ruling in
        guard ruling.exception == nil, !ruling.isTurn, run.isVain(ruling) else { return nil }
        var report = run.situation.report(
          in: ruling.window, allowed: ruling.allowed, decider: ruling.answering,
          rule: ruling.ignoringRule)
        report.conditions = ruling.conditions(of: ruling.wantedMask)
        return report
      }
      failed?.retracts = report?.retracts
      return failed ?? report
    })
}

extension AppSettings {
  /// A retraction if a request is observed to be followed that was reported: what was observed
  /// first was from before the rotation, and another transition has begun meanwhile.
  fileprivate mutating func heeded(
    by sighting: Moment.Sighting, _ run: Case
  ) -> Detector.Report? {
    guard let look = unheeded else { return nil }
    guard run.now.isWithin(Look.settlingMicroseconds, of: look.instant) ?? false else {
      unheeded = nil
      return nil
    }
    guard look.wanted.allows(sighting.observed) else { return nil }
    unheeded = nil
    return .retracting(because: look.sequence, in: sighting.window)
  }
}

extension Ruling {
  /// The rule by which a request has no effect.
  fileprivate var ignoringRule: RuleID {
    if trigger == .setDeviceOrientation, !masksCount { return .multitasking }
    return heldBy ?? (trigger == .attempt ? .attempt : .setStatusBarOrientation)
  }
}

extension Ruling {
  /// What helps where a request has no effect, by the masks.
  fileprivate func conditions(
    of wanted: InterfaceOrientationMask
  ) -> Set<Finding.Condition> {
    if masksCount, !wanted.isDisjoint(with: allowed) { return [.requestIsAllowed] }
    return isExcludedByApp(wanted) ? [.appExcludesRequest] : []
  }
}

extension Case {
  /// A request after which the interface was observed unchanged.
  fileprivate func unfulfilled(by sighting: Moment.Sighting) -> Detector.Report? {
    // A request that the rules refuse is already reported; one that was followed had its effect.
    guard let look = situation.lastLook(at: sighting.window), look.isRequest,
      look.trigger != .setStatusBarOrientation, look.heldBy == nil,
      look.includes(sighting.observed, at: now), isUnchanged(sighting, since: look),
      shownTurn?.window != sighting.window
    else { return nil }
    let gates = gates(of: sighting.window)
    let wanted = look.wanted.isEmpty ? gates.allowed : look.wanted
    // Setting UIDevice may have no effect also where the masks have none.
    guard gates.masksCount || look.trigger == .setDeviceOrientation, !wanted.isEmpty,
      !wanted.allows(sighting.observed), !hasOtherWindow(seenIn: wanted, since: look),
      // The app has withdrawn it.
      !gates.allowed.allows(sighting.observed) || look.isOpen(at: now)
        || !wanted.isDisjoint(with: gates.allowed)
    else { return nil }
    var report = situation.report(
      in: sighting.window, allowed: gates.allowed, decider: gates.answering,
      evidence: [look.sequence],
      rule: gates.masksCount ? look.rule ?? .intersection : .multitasking)
    report.conditions =
      look.trigger == .needsUpdate ? [.isUpdated] : gates.conditions(of: wanted)
    return report
  }

  /// Whether a window is observed in what it showed before a look, by the rules or as last seen,
  /// and was not observed to rotate since.
  private func isUnchanged(_ sighting: Moment.Sighting, since look: Look) -> Bool {
    let last = situation.interface.ledger.turn(of: sighting.window)
    if let last, last.sequence > look.sequence { return false }
    return look.from.only == sighting.observed || last?.to == sighting.observed
  }

  /// Whether another window of the scene was observed in what is wanted: a request is to a scene.
  private func hasOtherWindow(seenIn wanted: InterfaceOrientationMask, since look: Look) -> Bool {
    guard look.trigger == .geometryRequest, let top = situation.topRootedWindow, let main,
      facts.windows[top].scene == facts.windows[main].scene
    else { return false }
    return situation.interface.ledger.wasSeen(top, in: wanted, since: look.sequence)
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
