import SwivelModel
import SwivelReplay

extension Detector {
  static let overlayWindowRotates = Detector(
    id: "overlay-window-rotates", severity: .warning,
    problem:
      """
      a window or alert above the app does not rotate as the app does, or rotates it or the status bar
      """,
    explanation: """
      Every window rotates according to its own root view controller, and a root that overrides \
      nothing allows the default mask for the device's idiom. So a banner, a HUD or an alert \
      rotates above a page that does not rotate, and so does the status bar (iOS 7 and later); on \
      iOS 8–14, even a hidden window has this effect. In the same way, an alert presented with a \
      custom transition is asked instead of the page below it.
      """,
    help: [
      .always(when: .isPresented): """
      return the mask of the page below from the supportedInterfaceOrientations of the page that \
      is presented as an alert; for a UIAlertController, which must not be subclassed, return it \
      from application(_:supportedInterfaceOrientationsFor:), or from the scene delegate where \
      that answers (iOS 27), while the alert is shown
      """,
      .always: """
      return the mask of the page below from the supportedInterfaceOrientations of the overlay's \
      root; or, where no scene delegate answers (iOS 27), limit that window in \
      application(_:supportedInterfaceOrientationsFor:)
      """,
    ],
    rules: [.statusBarOfTopWindow, .statusBarOfWiderWindow, .hiddenRootAsked, .controllerMask],
    reports: [
      "https://github.com/LeoNatan/LNNotificationsUI/issues/36",
      "https://github.com/sberrevoets/SDCAlertView/pull/226",
    ],
    consequenceOf: [containerIgnoresChild.id], isStanding: true,
    loudExample: "overlay-window-turns-the-status-bar",
    quietExample: "overlay-without-root-leaves-the-status-bar",
    interest: [
      .turns, .kinds(.systemAlertShown, .windowKey, .windowRemoved), .seenTurns, .surprises,
      .rulings(.geometryRequest),
    ],
    meanwhile: [.sightings, .device, .pages, .rulings(.deviceTurn)],
    isFollowing: { past, _ in
      past.screen.isSystemAlertShown || past.screen.predictedOverlay != nil
        || past.screen.unseenWindow != nil
    },
    look: { past, run in
      past.screen.note(run.kind)
      if case .request(.geometryRequest(let scene, let mask, _)) = run.kind {
        past.screen.requestedWindow = run.situation.window(above: scene, turnedTo: mask)
        if let window = past.screen.requestedWindow { return .retracting(in: window) }
      }
      if let refuted = past.screen.refutedOverlay(run) ?? run.joinedOverlay { return refuted }
      let report =
        run.firstReport { $0.isTurn ? run.turned(by: $0) : nil }
        ?? run.shownTurn.flatMap { run.turned(as: $0) }
        ?? run.shownApart(by: &past.screen.unseenWindow)
        ?? (past.screen.isSystemAlertShown ? run.turnedAlert : nil)
      if run.sighting == nil, let report, report.window != run.main {
        past.screen.predictedOverlay = (report.window, run.event.sequence, report.maskRole)
      }
      return report.flatMap { $0.window == past.screen.requestedWindow ? nil : $0 }
    })
}

extension Case {
  fileprivate func turned(by ruling: Ruling) -> Detector.Report? {
    situation.foreignRoot(in: ruling)
      ?? overlay(
        ruling, turnedTo: ruling.to,
        rule: situation.facts.windows[ruling.window].isHidden
          ? .statusBarOfTopWindow : .controllerMask)
      ?? situation.overtaken(by: ruling) ?? situation.alert(in: ruling)
  }

  /// A window was observed to rotate, whatever the rules expected.
  fileprivate func turned(as turn: SeenTurn) -> Detector.Report? {
    let gates = gates(of: turn.window)
    return overlay(gates, turnedTo: InterfaceOrientationMask(turn.to), rule: .controllerMask)
      ?? situation.alert(turning: turn, gates)
  }

  /// A retraction if the main window is observed to follow the one above it at once.
  fileprivate var joinedOverlay: Detector.Report? {
    guard let turn = shownTurn, turn.window == main, let top = situation.topRootedWindow,
      top != main, let first = situation.interface.ledger.turn(of: top), first.to == turn.to,
      turn.instant.isWithin(Look.settlingMicroseconds, of: first.instant)
        ?? (first.sequence &+ 1 == turn.sequence)
    else { return nil }
    return .retracting(because: first.sequence, in: top)
  }

  /// A window is first observed in another orientation than the main one: as the device is held,
  /// or where nothing reports the device.
  fileprivate func shownApart(by unseen: inout WindowID?) -> Detector.Report? {
    if let turn = rulings.first(where: { $0.trigger == .deviceTurn && $0.window != main }) {
      unseen = turn.from.only == nil ? turn.window : nil
    }
    guard let sighting, sighting.window != main, shownTurn == nil, let main,
      situation.known(main).isSeen
    else { return nil }
    let isFirst = unseen == sighting.window
    if isFirst { unseen = nil }
    guard
      facts.device.orientation == .unknown
        ? !sighting.agrees : isFirst && situation.held == sighting.observed
    else { return nil }
    return overlay(
      gates(of: sighting.window), turnedTo: InterfaceOrientationMask(sighting.observed),
      rule: .controllerMask)
  }

  /// Another window rotates while the main one stays, and shows no player.
  ///
  /// If the app allows that window what it denies the main one, this is intended.
  private func overlay(
    _ ruling: Ruling, turnedTo orientation: InterfaceOrientationMask, rule: RuleID
  ) -> Detector.Report? {
    guard let main = mainWindow(beside: ruling.window), ruling.window != main,
      let asked = ruling.asked,
      facts.controllers[asked].kind != .videoPlayer, !situation.isOfSystem(ruling.window),
      !facts.windows[ruling.window].isHidden || ruling.turnsStatusBar
    else { return nil }
    let (gates, now) = (gates(of: main), situation.known(main).orientation)
    // Where the main window is in an orientation that is not allowed, it is what is wrong.
    guard orientation.isDisjoint(with: now), !orientation.isDisjoint(with: gates.appMask),
      gates.allowed.isEmpty || !now.isDisjoint(with: gates.allowed),
      shownTurn?.window == ruling.window || isLikely(ruling, turnedTo: orientation, gates)
    else { return nil }
    return ruling.report(on: situation.shownPage(in: asked), rule: rule)
  }

  /// The window of the same scene that shows the app: what another scene shows is not below it.
  private func mainWindow(beside window: WindowID) -> WindowID? {
    let scene = facts.windows[window].scene
    guard let main, facts.windows[main].scene != scene else { return main }
    return facts.windows.first(of: scene)
  }

  /// Whether a window may be expected to rotate that was not observed to: not one that appears over
  /// a device that is flat, nor one that nothing but the device would rotate, and that does not
  /// rotate the main window, though all its masks would allow that.
  private func isLikely(
    _ ruling: Ruling, turnedTo orientation: InterfaceOrientationMask, _ gates: Ruling
  ) -> Bool {
    if situation.held == nil, let upright = situation.interface.upright,
      orientation.only == upright
    {
      return false
    }
    return !situation.known(gates.window).isSeen || orientation.only != situation.held
      || orientation.isDisjoint(with: gates.allowed)
  }

  /// The system alert is limited only by the app's mask, in its separate window.
  ///
  /// Reported for `UIAlertView` on iOS 8; no source says it of apps with scenes.
  fileprivate var turnedAlert: Detector.Report? {
    guard situation.system.major < 13, let main = situation.knownMain, let held = situation.held,
      !situation.interface[main].allows(held)
    else { return nil }
    let gates = gates(of: main)
    guard gates.masksCount, gates.appMask.intersection(gates.deviceMask).allows(held) else {
      return nil
    }
    return situation.report(in: main, allowed: gates.allowed, rule: .rootlessWindow)
  }
}

extension Situation {
  /// The window above the main one for which the app requests a rotation: what it shows is the
  /// app's page, and no overlay.
  ///
  /// It is the key window; or the top one, if it must rotate away from what the main one shows.
  fileprivate func window(
    above scene: SceneID, turnedTo mask: InterfaceOrientationMask
  ) -> WindowID? {
    if let key = facts.windows.key, let own = self.mask(above: scene, of: key),
      !own.isDisjoint(with: mask)
    {
      return key
    }
    guard let top = topRootedWindow, let own = self.mask(above: scene, of: top),
      let main = facts.windows.main, own.isDisjoint(with: known(main).orientation),
      !own.isDisjoint(with: mask)
    else { return nil }
    return top
  }

  /// The mask of what a window of a scene shows above the main window.
  private func mask(above scene: SceneID, of window: WindowID) -> InterfaceOrientationMask? {
    guard window != facts.windows.main, facts.windows[window].scene == scene,
      let page = facts.windows[window].topStaying ?? facts.windows[window].root
    else { return nil }
    return self.mask(of: respondent(to: .mask, from: page, at: .inspection))
  }

  /// The new root of a hidden window was asked instead of the main window's.
  fileprivate func foreignRoot(in ruling: Ruling) -> Detector.Report? {
    guard ruling.trigger == .rootChange, let asked = ruling.asked, asked == ruling.subject,
      facts.controllers[asked].window != ruling.window
    else { return nil }
    return ruling.report(on: asked, allowed: ruling.controllerMask, rule: .hiddenRootAsked)
  }

  /// The main window was observed to follow the device under an alert, though only the alert allows
  /// that.
  fileprivate func alert(turning turn: SeenTurn, _ gates: Ruling) -> Detector.Report? {
    guard turn.window == facts.windows.main, held == turn.to, gates.appMask.allows(turn.to),
      let alert = facts.windows[turn.window].topStaying, facts.controllers[alert].kind == .alert,
      let below = below(alert), let mask = statedMask(within: below), !mask.allows(turn.to)
    else { return nil }
    return gates.report(
      on: alert, allowed: mask, maskRole: .expected, decider: alert, rule: .controllerMask)
  }

  /// The main window rotates the status bar over a visible window above it that stays.
  ///
  /// If the app answers otherwise for that window, this is intended.
  fileprivate func overtaken(by ruling: Ruling) -> Detector.Report? {
    guard ruling.trigger == .deviceTurn, ruling.turnsStatusBar, ruling.window == facts.windows.main,
      // Where the device is not recorded, the window above may be about to follow it as well.
      held.map(ruling.to.allows) ?? false,
      let top = topRootedWindow, top != ruling.window,
      facts.windows[top].scene == facts.windows[ruling.window].scene, !facts.windows[top].isHidden,
      ruling.to.isDisjoint(with: interface[top]), appMask(for: top) == appMask(for: ruling.window)
    else { return nil }
    return report(
      in: top, allowed: ruling.to, maskRole: .expected, rule: .statusBarOfWiderWindow)
  }

  /// An alert without a mask rotates the page that is still visible below it; a player may.
  fileprivate func alert(in ruling: Ruling) -> Detector.Report? {
    // Including one to which a container forwards the query.
    guard let page = presented(ruling.asked) ?? presented(ruling.respondent),
      facts.controllers[page].kind != .videoPlayer, leavesViewBelow(page),
      statedMask(within: page) == nil, let below = below(page),
      let mask = statedMask(within: below), ruling.to.isDisjoint(with: mask)
    else { return nil }
    return ruling.report(
      on: page, allowed: mask, maskRole: .expected, decider: page, rule: .controllerMask)
  }

  private func presented(_ page: ControllerID?) -> ControllerID? {
    guard let page, facts.controllers[page].isPresented else { return nil }
    return page
  }

  private func leavesViewBelow(_ page: ControllerID) -> Bool {
    switch resolvedStyle(of: page) {
    case .overFullScreen, .overCurrentContext: true
    case .custom: !facts.controllers[page].removesPresenter
    default: facts.controllers[page].kind == .alert
    }
  }
}

extension Screen {
  /// A retraction if a window that was only expected to rotate, or the app below it, is observed to
  /// show what the other shows, before the device is turned again.
  fileprivate mutating func refutedOverlay(_ run: Case) -> Detector.Report? {
    if case .device = run.kind { predictedOverlay = nil }
    guard let overlay = predictedOverlay, let main = run.main, let sighting = run.sighting,
      sighting.window == overlay.window || sighting.window == main
    else { return nil }
    let other = sighting.window == main ? overlay.window : main
    let isSame = run.situation.known(other).orientation.allows(sighting.observed)
    if isSame || sighting.window == overlay.window { predictedOverlay = nil }
    return isSame ? .retracting(because: overlay.event, in: overlay.window, overlay.role) : nil
  }

  /// Records that a system alert is shown: no event records its end, but changes of pages imply it.
  ///
  /// A window is no longer the one that the app rotates when another one is key, or it is removed.
  fileprivate mutating func note(_ kind: Event.Kind) {
    switch kind {
    case .window(.systemAlertShown): isSystemAlertShown = true
    case .window(.windowKey(let window)) where window != requestedWindow,
      .window(.windowRemoved(let window)) where window == requestedWindow:
      (requestedWindow, isSystemAlertShown) = (nil, false)
    case .window, .navigation, .presentation, .hierarchy: isSystemAlertShown = false
    default: break
    }
  }
}
