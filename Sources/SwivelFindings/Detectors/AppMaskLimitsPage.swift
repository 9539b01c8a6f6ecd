import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that would rotate, but are held by the mask of the app.
  static let appMaskLimitsPage = Detector(
    id: "app-mask-limits-page", severity: .warning,
    summary: "the app's mask excludes an orientation that the page allows",
    explanation: """
      The app's mask limits every page. It is what the scene delegate (iOS 27 and later) or the \
      app delegate returns, otherwise what the Info.plist lists. A page cannot rotate to an \
      orientation that the app's mask excludes, even if UIKit reads the page's own mask. The \
      finding requires evidence that the page should rotate: its own mask when the device is \
      rotated or, for a presented page, its preferred orientation, a request by the app, or an \
      Info.plist that lists the orientation to which the device was rotated, although the delegate \
      excludes it. A mask that UIKit logs for the scene is evidence, too, if it excludes all that \
      the page allows. For a page that is not presented, it is a note as long as the app's mask leaves \
      it another orientation.
      """,
    advice: [
      .always(
        because: .sceneDelegate,
        """
        in supportedInterfaceOrientations(for:) of the scene delegate, return every orientation \
        that the page needs while it is shown; limit the other pages with their own \
        supportedInterfaceOrientations
        """),
      .always(
        """
        in the Info.plist, list every orientation that any page needs, or return it from \
        application(_:supportedInterfaceOrientationsFor:) while that page is shown; limit the \
        other pages with their own supportedInterfaceOrientations
        """),
    ],
    rules: [.intersection, .infoPlist, .appDelegate, .sceneDelegate],
    reports: ["https://github.com/ionic-team/capacitor/issues/5000"],
    isStanding: true,
    loudExample: "portrait-app-holds-a-presented-page",
    quietExample: "wide-delegate-lets-a-presented-page-turn",
    interest: [
      .held(.deviceTurn, .setDeviceOrientation), .rulings(.presentation, .geometryRequest), .app,
      .kinds(.sceneMaskTold), .surprises,
    ],
    told: .limited,
    look: { memories, moment, replayer in
      if case .outcome(.sceneMaskTold(_, _, let mask)) = moment.kind {
        let gates = replayer.inspect(replayer.situation.facts.windows.mainOrFirst)
        return mask.isSubset(of: gates.appMask) ? nil : refuted(by: moment, replayer)
      }
      if case .app(.appMask) = moment.kind, replayer.situation.knownMain != nil {
        memories.app.hasSetMask = true
      }
      if let sighting = moment.sighting { return player(heldAt: sighting, replayer) }
      return moment.rulings.firstReport {
        let wish = wish(at: $0)
        guard !memories.history.told.allows(wish, in: $0.window, replayer.situation.facts) else {
          return nil
        }
        return exclusion(by: $0, replayer.situation, isAppLocked: memories.app.hasSetMask)
          ?? holding(by: $0, replayer.situation, isAppLocked: memories.app.hasSetMask)
      }
    })

  private static func exclusion(
    by ruling: Ruling, _ situation: Situation, isAppLocked: Bool
  ) -> Report? {
    guard ruling.masksCount, ruling.readsMasks, ruling.exception == nil, !ruling.isTurn,
      let page = ruling.asked, situation.facts.controllers[page].isPresented
    else { return nil }
    let wish = wish(at: ruling).intersection(ruling.deviceMask)
    guard wish.isDisjoint(with: ruling.appMask),
      let mask = claim(of: page, ruling, situation, isAppLocked: isAppLocked),
      !wish.isDisjoint(with: mask)
    else { return nil }
    return Report(
      window: ruling.window, page: situation.shownPage(in: page), allowed: mask,
      rules: [ruling.appMaskSource.rule ?? .intersection])
  }

  /// The device is rotated to what the visible page itself allows, and only the app's mask
  /// excludes.
  ///
  /// An app that answers by page, or that has set its mask while it runs, is meant to hold the
  /// page.
  private static func holding(
    by ruling: Ruling, _ situation: Situation, isAppLocked: Bool
  ) -> Report? {
    guard ruling.trigger == .deviceTurn, ruling.heldBy == .intersection, ruling.masksCount,
      ruling.readsMasks, !isAppLocked, situation.facts.app.delegate != .byVisible,
      let wanted = ruling.wanted, ruling.deviceMask.allows(wanted),
      !ruling.appMask.allows(wanted), ruling.controllerMask.allows(wanted),
      let page = situation.visiblePage(of: ruling.window),
      !situation.facts.controllers[page].isPresented,
      let mask = situation.statedMask(of: page), mask.allows(wanted)
    else { return nil }
    var report = Report(
      window: ruling.window, page: page, allowed: mask,
      rules: [ruling.appMaskSource.rule ?? .intersection])
    if !mask.isDisjoint(with: ruling.appMask) { report.severity = .note }
    return report
  }

  /// A player that did not follow the device, although not every source restricts it to the app's
  /// mask.
  private static func player(heldAt sighting: Moment.Sighting, _ replayer: Replayer) -> Report? {
    let (window, situation) = (sighting.window, replayer.situation)
    guard let look = situation.lastLook(at: window), look.trigger == .deviceTurn,
      look.from.only == sighting.observed, let wanted = look.wanted.only
    else { return nil }
    let (gates, mask) = (replayer.inspect(window), situation.appMask(for: window))
    guard gates.appMaskSource == .exempt, !mask.isEmpty, !mask.allows(wanted),
      gates.controllerMask.allows(wanted)
    else { return nil }
    var report = situation.report(
      in: window, allowed: gates.controllerMask, evidence: [look.sequence],
      rules: [situation.facts.app.delegate == .absent ? .infoPlist : .appDelegate])
    report.severity = .note
    return report
  }

  /// The orientations that were wanted, any of which is acceptable.
  private static func wish(at ruling: Ruling) -> InterfaceOrientationMask {
    let wanted: InterfaceOrientation? =
      switch ruling.trigger {
      case .deviceTurn, .setDeviceOrientation:
        ruling.heldBy == .intersection ? ruling.wanted : nil
      case .presentation: ruling.preferred?.orientation
      default: nil
      }
    if ruling.trigger == .geometryRequest, ruling.isRequestDenied { return ruling.requested }
    return wanted.map { InterfaceOrientationMask($0) } ?? []
  }

  /// The mask that a page is meant to have; `nil` if it leaves its orientation to the app.
  ///
  /// For a player that is the default mask, as it is for a page with a preferred orientation or one
  /// for which the app requests an orientation. Other pages with a default mask leave it to the
  /// app: a mail composer in a portrait app is correct.
  private static func claim(
    of page: ControllerID, _ ruling: Ruling, _ situation: Situation, isAppLocked: Bool
  ) -> InterfaceOrientationMask? {
    let kind = situation.facts.controllers[page].kind
    if kind == .videoPlayer { return ruling.controllerMask }
    if let stated = situation.statedMask(within: page) {
      return stated.intersection(ruling.controllerMask)
    }
    guard
      ruling.trigger != .deviceTurn
        || !isAppLocked && isExpectedToTurn(page, ruling, situation)
        || prefersWhatIsRefused(page, ruling, situation)
    else { return nil }
    return ruling.controllerMask
  }

  /// Whether the Info.plist lists the orientation to which the device was rotated, and the delegate
  /// refuses it to a full-screen page of the app.
  ///
  /// An app that lists only portrait is meant to stay portrait, and a delegate that answers by page
  /// is meant to hold this one.
  private static func isExpectedToTurn(
    _ page: ControllerID, _ ruling: Ruling, _ situation: Situation
  ) -> Bool {
    let app = situation.facts.app
    guard situation.facts.controllers[page].kind != .system, app.delegate != .byVisible,
      situation.resolvedStyle(of: page) == .fullScreen
    else { return false }
    switch ruling.appMaskSource {
    case .delegate, .sceneDelegate: return ruling.wanted.map(app.plist.mask.allows) ?? false
    case .none, .idiom, .plist, .exempt: return false
    }
  }

  private static func prefersWhatIsRefused(
    _ page: ControllerID, _ ruling: Ruling, _ situation: Situation
  ) -> Bool {
    let preferred = situation.facts.controllers[page].preferred?.orientation
    return preferred.map { !ruling.appMask.allows($0) } ?? false
  }
}
