import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds windows and alerts above the app that rotate themselves, or something below them.
  static let overlayWindowRotates = Detector(
    id: "overlay-window-rotates", severity: .warning,
    summary:
      """
      a window or alert above the app rotates on its own, or rotates the app or the status bar
      """,
    explanation: """
      Every window rotates according to its own root view controller, and a root that overrides \
      nothing allows the default mask for the device's idiom. So a banner, a HUD or an alert \
      rotates above a page that does not rotate, and so does the status bar (iOS 7 and later); on \
      iOS 8–14, even a hidden window has this effect. In the same way, an alert presented with a \
      custom transition is asked instead of the page below it.
      """,
    advice: [
      .always(
        """
        return the mask of the page below from the supportedInterfaceOrientations of the overlay's \
        root; or limit that window in application(_:supportedInterfaceOrientationsFor:); or, if \
        the window only draws content, do not set its rootViewController
        """)
    ],
    rules: [.statusBarOfTopWindow, .statusBarOfWiderWindow, .hiddenRootAsked, .controllerMask],
    reports: [
      "https://github.com/LeoNatan/LNNotificationsUI/issues/36",
      "https://github.com/sberrevoets/SDCAlertView/pull/226",
    ],
    isStanding: true,
    loudExample: "overlay-window-turns-the-status-bar",
    quietExample: "overlay-without-root-leaves-the-status-bar",
    interest: [
      .turns, .kinds(.systemAlertShown), .seenTurns, .rulings(.geometryRequest),
    ],
    meanwhile: [.pages, .rulings(.deviceTurn)],
    isFollowing: { $0.screen.isSystemAlertShown },
    look: { memories, moment, replayer in
      memories.screen.noteSystemAlert(at: moment)
      if case .request(.geometryRequest(let scene, let mask, _)) = moment.kind {
        let window = rotated(byRequestOf: mask, to: scene, replayer.situation)
        memories.screen.requestedWindow = window
        if let window { return .retracting(.inWindow, in: window) }
      }
      let report =
        moment.rulings.firstReport { turned($0, replayer) }
        ?? replayer.situation.interface.ledger.shownTurn.flatMap { seen($0, replayer) }
        ?? (memories.screen.isSystemAlertShown ? systemAlert(replayer) : nil)
      return report.flatMap { $0.window == memories.screen.requestedWindow ? nil : $0 }
    })

  /// The key window above the main one for which the app requests a rotation: what it shows is the
  /// app's page, and no overlay.
  private static func rotated(
    byRequestOf mask: InterfaceOrientationMask, to scene: SceneID, _ situation: Situation
  ) -> WindowID? {
    let windows = situation.facts.windows
    guard let key = windows.key, key != windows.main, windows[key].scene == scene,
      let page = windows[key].topStaying ?? windows[key].root,
      !situation.mask(of: situation.respondent(to: .mask, from: page, at: .inspection))
        .isDisjoint(with: mask)
    else { return nil }
    return key
  }

  private static func turned(_ ruling: Ruling, _ replayer: Replayer) -> Report? {
    guard ruling.isTurn else { return nil }
    let situation = replayer.situation
    return foreign(ruling, situation) ?? overlay(ruling, replayer) ?? statusBar(ruling, situation)
      ?? alert(ruling, situation)
  }

  /// The new root of a hidden window was asked instead of the main window's.
  private static func foreign(_ ruling: Ruling, _ situation: Situation) -> Report? {
    guard ruling.trigger == .rootChange, let asked = ruling.asked, asked == ruling.subject,
      situation.facts.controllers[asked].window != ruling.window
    else { return nil }
    return Report(
      window: ruling.window, page: asked, allowed: ruling.controllerMask, rules: [.hiddenRootAsked])
  }

  /// Another window rotates while the main one stays.
  ///
  /// If the app allows that window what it denies the main one, this is intended.
  private static func overlay(_ ruling: Ruling, _ replayer: Replayer) -> Report? {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main, ruling.window != main,
      ruling.to.isDisjoint(with: situation.interface[main]),
      let asked = turner(of: ruling, to: ruling.to, over: main, replayer)
    else { return nil }
    return Report(
      window: ruling.window, page: situation.shownPage(in: asked), allowed: ruling.allowed,
      rules: [ruling.turnsStatusBar ? .statusBarOfTopWindow : .controllerMask])
  }

  /// Another window was observed to rotate while the main one stayed, whatever the rules expected.
  private static func seen(_ turn: SeenTurn, _ replayer: Replayer) -> Report? {
    let situation = replayer.situation
    let to = InterfaceOrientationMask(turn.to)
    guard let main = situation.facts.windows.main, turn.window != main,
      situation.known(main).orientation.isDisjoint(with: to)
    else { return nil }
    let gates = replayer.inspect(turn.window)
    guard let asked = turner(of: gates, to: to, over: main, replayer) else { return nil }
    return Report(
      window: turn.window, page: situation.shownPage(in: asked), allowed: gates.allowed,
      rules: [.controllerMask])
  }

  /// The controller that rotates a window above the main one; `nil` for a player, or if the app
  /// denies the main one what it allows that window.
  private static func turner(
    of ruling: Ruling, to orientation: InterfaceOrientationMask, over main: WindowID,
    _ replayer: Replayer
  ) -> ControllerID? {
    let (situation, gates) = (replayer.situation, replayer.inspect(main))
    // Where the main window is in an orientation that is not allowed, it is what is wrong.
    guard
      gates.allowed.isEmpty || !situation.known(main).orientation.isDisjoint(with: gates.allowed)
    else { return nil }
    let isShown = !situation.facts.windows[ruling.window].isHidden
    guard isShown || ruling.turnsStatusBar, let asked = ruling.asked,
      situation.facts.controllers[asked].kind != .videoPlayer,
      !orientation.isDisjoint(with: gates.appMask)
    else { return nil }
    return asked
  }

  /// The main window rotates the status bar over a visible window above it that stays.
  private static func statusBar(_ ruling: Ruling, _ situation: Situation) -> Report? {
    guard ruling.trigger == .deviceTurn, ruling.turnsStatusBar,
      ruling.window == situation.facts.windows.main, let top = situation.topRootedWindow,
      top != ruling.window, !situation.facts.windows[top].isHidden,
      ruling.to.isDisjoint(with: situation.interface[top])
    else { return nil }
    return Report(
      window: ruling.window, page: situation.visiblePage(of: top), allowed: ruling.allowed,
      rules: [.statusBarOfWiderWindow])
  }

  /// An alert without a mask rotates the page that is still visible below it.
  private static func alert(_ ruling: Ruling, _ situation: Situation) -> Report? {
    // Including one to which a container forwards the query.
    guard
      let page = [ruling.asked, ruling.respondent].compactMap({ $0 }).first(where: {
        situation.facts.controllers[$0].isPresented
      }),
      leavesViewBelow(page, situation), situation.statedMask(within: page) == nil,
      let below = situation.below(page), let mask = situation.statedMask(within: below),
      ruling.to.isDisjoint(with: mask)
    else { return nil }
    return Report(
      window: ruling.window, page: page, allowed: mask, maskRole: .expected, decider: page,
      rules: [.controllerMask])
  }

  private static func leavesViewBelow(_ page: ControllerID, _ situation: Situation) -> Bool {
    switch situation.resolvedStyle(of: page) {
    case .overFullScreen, .overCurrentContext: true
    case .custom: !situation.facts.controllers[page].removesPresenter
    default: situation.facts.controllers[page].kind == .alert
    }
  }

  /// The system alert is limited only by the app's mask, in its separate window.
  private static func systemAlert(_ replayer: Replayer) -> Report? {
    let situation = replayer.situation
    guard let main = situation.knownMain, let held = situation.held,
      !situation.interface[main].allows(held)
    else { return nil }
    let gates = replayer.inspect(main)
    guard gates.masksCount, gates.appMask.intersection(gates.deviceMask).allows(held) else {
      return nil
    }
    return situation.report(in: main, allowed: gates.allowed, rules: [.rootlessWindow])
  }
}

extension Screen {
  /// Records that a system alert is shown: no event records its end, but changes of pages imply it.
  fileprivate mutating func noteSystemAlert(at moment: Moment) {
    switch moment.kind {
    case .window(.systemAlertShown): isSystemAlertShown = true
    case .window, .navigation, .presentation, .hierarchy: isSystemAlertShown = false
    default: break
    }
  }
}
