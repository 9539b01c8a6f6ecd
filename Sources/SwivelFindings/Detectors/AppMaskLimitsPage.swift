import SwivelModel
import SwivelReplay

extension Detector {
  static let appMaskLimitsPage = Detector(
    id: "app-mask-limits-page", severity: .warning,
    problem: "the app's mask excludes an orientation that \(.page, "the page") allows",
    explanation: """
      The app's mask limits every page. It is what the scene delegate (iOS 27 and later) or the \
      app delegate returns, otherwise what the Info.plist lists. A page cannot rotate to an \
      orientation that the app's mask excludes, even if UIKit reads the page's own mask. The \
      finding requires evidence that the page should rotate: its own mask when the device is \
      rotated or, for a presented page, its preferred orientation, a request by the app, or an \
      Info.plist that lists the orientation to which the device was rotated, although the delegate \
      excludes it and the page below states its own mask, unless the app has changed its mask while \
      it ran. A mask that UIKit logs for the scene is evidence, too, if it excludes all that the \
      page allows. For a page that is not presented, it is a note as long as the app's mask leaves \
      it another orientation, and none if the device is upside down.
      """,
    help: [
      .from(27, because: .sceneDelegate): """
      in supportedInterfaceOrientations(for:) of the scene delegate, return every orientation \
      that the page needs while it is shown; limit the other pages with their own \
      supportedInterfaceOrientations, and return the visible page's mask from every container
      """,
      .always(because: .appDelegate): """
      in application(_:supportedInterfaceOrientationsFor:), which replaces the Info.plist, return \
      every orientation that the page needs while it is shown; limit the other pages with their \
      own supportedInterfaceOrientations, and return the visible page's mask from every container
      """,
      .always: """
      in the Info.plist, list every orientation that any page needs, or return it from \
      application(_:supportedInterfaceOrientationsFor:) while that page is shown; limit the \
      other pages with their own supportedInterfaceOrientations, and return the visible page's \
      mask from every container
      """,
    ],
    rules: [.intersection, .infoPlist, .appDelegate, .sceneDelegate],
    reports: ["https://github.com/ionic-team/capacitor/issues/5000"],
    isStanding: true,
    loudExample: "portrait-app-holds-a-presented-page",
    quietExample: "wide-delegate-lets-a-presented-page-turn",
    interest: [
      .held(.deviceTurn, .setDeviceOrientation), .rulings(.presentation, .geometryRequest), .app,
      .kinds(.sceneMaskTold, .appMaskAnswered, .sceneMaskAnswered), .surprises,
    ],
    claim: .limited,
    look: { past, run in
      let windows = run.facts.windows
      if case .outcome(.sceneMaskTold(_, _, let mask)) = run.kind {
        return mask.isSubset(of: run.gates(of: windows.mainOrFirst).appMask) ? nil : run.refuted
      }
      past.app.noteMask(run)
      if let mended = past.app.mendedRequest(run) { return mended }
      let (isLocked, hasLocked) = (past.app.isLocked, past.app.hasLocked)
      if let sighting = run.sighting {
        return run.player(heldAt: sighting)
          ?? run.unfollowedTurn.flatMap {
            run.exclusion(by: $0, isLocked: isLocked, hasLocked: hasLocked)
          }
      }
      return run.firstReport {
        run.exclusion(by: $0, isLocked: isLocked, hasLocked: hasLocked)
      }
    })
}

extension AppSettings {
  /// Records whether the app has set another mask than at first.
  fileprivate mutating func noteMask(_ run: Case) {
    let isAnswer = run.event.record.family == .answer
    guard isAnswer || run.event.record.family == .app else { return }
    let mask = run.situation.appMask(for: run.facts.windows.mainOrFirst)
    let isFirst = isAnswer && declaredMask == nil && !hasLocked
    if run.situation.knownMain == nil || isFirst { declaredMask = mask }
    isLocked = mask != declaredMask ?? run.facts.app.plist.mask
    hasLocked = hasLocked || isLocked
  }
}

extension AppSettings {
  /// A retraction if the app changes its mask right after a request: the order is what was wrong.
  fileprivate mutating func mendedRequest(_ run: Case) -> Detector.Report? {
    if let ruling = run.rulings.first, ruling.isRequestDenied {
      excludedRequest = (run.event, ruling.window, ruling.requested)
    }
    guard let (event, window, wanted) = excludedRequest else { return nil }
    guard run.now.isWithin(Look.settlingMicroseconds, of: event.instant) ?? true else {
      excludedRequest = nil
      return nil
    }
    guard run.event.record.family == .app,
      !run.situation.appMask(for: window).isDisjoint(with: wanted)
    else { return nil }
    excludedRequest = nil
    return .retracting(because: event.sequence, in: window)
  }
}

extension Case {
  /// A page that the app's mask keeps from what was wanted for it; `isLocked` if the app has set
  /// its mask while it runs, and `hasLocked` even if it has set it back.
  fileprivate func exclusion(
    by ruling: Ruling, isLocked: Bool, hasLocked: Bool
  ) -> Detector.Report? {
    let wish = ruling.wish.intersection(ruling.deviceMask)
    guard ruling.masksCount, ruling.readsMasks, ruling.exception == nil, !ruling.isTurn,
      !wish.isEmpty, wish.isDisjoint(with: ruling.appMask),
      !history.logged.allows(ruling.wish, in: ruling.window, facts)
    else { return nil }
    if let page = ruling.asked, facts.controllers[page].isPresented,
      let mask = claim(of: page, ruling, hasLocked: hasLocked), !wish.isDisjoint(with: mask)
    {
      return ruling.report(on: situation.shownPage(in: page), allowed: mask, rule: ruling.appRule)
    }
    // An app that answers by page, or that has set its mask, is meant to hold the page. Few apps
    // are meant to be used upside down, whatever their pages answer.
    guard ruling.trigger == .deviceTurn, !isLocked, facts.app.delegate != .byVisible,
      let page = page(in: ruling.window), !facts.controllers[page].isPresented,
      let mask = situation.statedMask(of: page), wish != .portraitUpsideDown,
      !wish.isDisjoint(with: mask.intersection(ruling.controllerMask))
    else { return nil }
    return ruling.report(
      on: page, allowed: mask, rule: ruling.appRule,
      severity: mask.isDisjoint(with: ruling.appMask) ? nil : .note)
  }

  /// The mask that a presented page is meant to have; `nil` if it leaves its orientation to the
  /// app.
  ///
  /// For a player that is the default mask, as it is for a page with a preferred orientation or one
  /// for which the app requests an orientation. Other pages with a default mask leave it to the
  /// app: a mail composer in a portrait app is correct.
  private func claim(
    of page: ControllerID, _ ruling: Ruling, hasLocked: Bool
  ) -> InterfaceOrientationMask? {
    let state = facts.controllers[page]
    // UIKit does not ask it.
    if state.kind == .alert { return nil }
    if state.kind == .videoPlayer { return ruling.controllerMask }
    if let stated = situation.statedMask(within: page), !answersDefault(page) {
      return stated.intersection(ruling.controllerMask)
    }
    let isMeant =
      ruling.trigger != .deviceTurn || !hasLocked && isExpectedToTurn(page, ruling)
      || !state.preferredMask.isSubset(of: ruling.appMask)
    return isMeant ? ruling.controllerMask : nil
  }

  /// Whether a page was only recorded to answer what UIKit's own implementation returns.
  private func answersDefault(_ page: ControllerID) -> Bool {
    let state = facts.controllers[page]
    return state.supported == nil && state.answeredMask == facts.session.device.defaultMask
  }

  /// Whether the Info.plist lists the orientation to which the device was rotated, and the delegate
  /// refuses it to a full-screen page of the app.
  ///
  /// An app that lists only portrait, or whose pages state no masks, is meant to stay as it is, and
  /// a delegate that answers by page, or has answered otherwise while the app ran, is meant to hold
  /// this one.
  private func isExpectedToTurn(_ page: ControllerID, _ ruling: Ruling) -> Bool {
    facts.controllers[page].kind != .system && facts.app.delegate != .byVisible
      && situation.below(page).map { situation.statedMask(within: $0) != nil } ?? false
      && situation.resolvedStyle(of: page) == .fullScreen
      && [.delegate, .sceneDelegate].contains(ruling.appMaskSource)
      && ruling.wanted.map(facts.app.plist.mask.allows) ?? false
  }

  /// A player that did not follow the device, although not every source restricts it to the app's
  /// mask.
  fileprivate func player(heldAt sighting: Moment.Sighting) -> Detector.Report? {
    let window = sighting.window
    guard let look = situation.lastLook(at: window), look.trigger == .deviceTurn,
      look.from.only ?? sighting.observed == sighting.observed, let wanted = look.wanted.only,
      wanted != sighting.observed, wanted != .portraitUpsideDown,
      let page = page(in: window), facts.controllers[page].kind != .alert
    else { return nil }
    let (gates, mask) = (gates(of: window), situation.appMask(for: window))
    guard gates.appMaskSource == .exempt, !mask.isEmpty, !mask.allows(wanted),
      gates.controllerMask.allows(wanted)
    else { return nil }
    return situation.report(
      in: window, allowed: gates.controllerMask, evidence: [look.sequence],
      rule: facts.app.delegate == .absent ? .infoPlist : .appDelegate)
  }
}

extension Ruling {
  /// The orientations that were wanted, any of which is acceptable.
  fileprivate var wish: InterfaceOrientationMask {
    switch trigger {
    case .deviceTurn, .setDeviceOrientation: heldBy == .intersection ? wantedMask : []
    case .presentation: preferred?.orientation.map { InterfaceOrientationMask($0) } ?? []
    case .geometryRequest: isRequestDenied ? requested : []
    default: []
    }
  }
}
