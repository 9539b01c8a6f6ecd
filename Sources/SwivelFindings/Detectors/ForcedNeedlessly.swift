import SwivelModel
import SwivelReplay

extension Detector {
  static let forcedNeedlessly = Detector(
    id: "forced-needlessly", severity: .warning,
    problem: "the app forces another orientation although the current one is allowed",
    explanation: """
      The app sets an orientation for a page that already allows the current one, or does so in \
      willShow, for a page that is never shown if the swipe back is canceled. Or the app requests \
      one landscape orientation although the page allows both, and the interface or the device is \
      in the other: a page that always forces the same one is upside down for half its users. The \
      interface rotates away from the orientation in which the device is held or, while the device \
      is flat, from an allowed orientation.
      """,
    help: [
      .from(16): """
      request an orientation only if the mask of the visible page does not allow the current \
      one, and do so in didShow or in the completion of the transition coordinator, not in \
      willShow; request both landscape orientations if either is acceptable
      """,
      .before(16): """
      set an orientation only if the mask of the visible page does not allow the current one, \
      and do so in didShow or in the completion of the transition coordinator, not in willShow; \
      if either landscape orientation is acceptable, set the one in which the device is held
      """,
    ],
    rules: [.setDeviceOrientation, .geometryRequest],
    reports: ["https://nunoalexandre.com/2018/08/24/forcing-an-orientation-in-ios"],
    consequenceOf: [flatMisread.id, leftRightSwapped.id],
    loudExample: "always-force-preferred-unwanted", quietExample: "only-when-missing-no-turn",
    interest: [.requests, .kinds(.interactivePopEnded)],
    look: { past, run in
      if case .navigation(.interactivePopEnded(_, cancelled: true)) = run.kind,
        let latest = run.history.passages.latest, latest.sequence != past.app.canceledSwipe,
        let report = latest.unshown(in: run.situation)
      {
        past.app.canceledSwipe = latest.sequence
        return report
      }
      guard case .request = run.kind else { return nil }
      var report =
        run.needless(after: past.app.canceledSwipe)
        ?? run.firstReport { run.turnedOver(by: $0, isAnswer: past.hand.mayBeAnswered) }
      // Another orientation than the current one is known only if the current one was observed.
      if let window = report?.window {
        report?.needsPrediction = !run.situation.interface.ledger.wasSeen(in: window)
      }
      return report
    })
}

extension Passage {
  /// The app rotated the interface for a page to which the user did not return in the end.
  fileprivate func unshown(in situation: Situation) -> Detector.Report? {
    guard let forced, let page else { return nil }
    return Detector.Report(
      window: window, page: situation.shownPage(in: page),
      allowed: situation.statedMask(of: page) ?? situation.facts.session.device.defaultMask,
      evidence: [sequence, forced], rule: .setDeviceOrientation)
  }
}

extension Case {
  /// The app rotates away from an allowed orientation that matches the device, right after a page
  /// appeared.
  fileprivate func needless(after canceledSwipe: UInt64?) -> Detector.Report? {
    guard let passage = history.passages.latest, passage.sequence != canceledSwipe,
      let ruling = ruling(in: passage.window), ruling.isTurn,
      !passage.hasEnded || (passage.isBack && ruling.to.isDisjoint(with: .landscape)),
      let held = situation.held, ruling.from.only == held, ruling.allowed.allows(held),
      // After the transition, the app may restore what it had set for the page that is gone.
      !passage.hasEnded || !history.isDeviceSetByApp,
      !ruling.to.allows(held), let page = page(in: passage.window),
      // A pushed page that states no mask may be meant for landscape, as the request says.
      situation.statedMask(of: page)?.allows(held)
        ?? (passage.isBack || ruling.to.isDisjoint(with: .landscape))
    else { return nil }
    return ruling.report(on: page, evidence: [passage.sequence], rule: ruling.forcingRule)
  }

  /// The app rotates from one landscape to the other although the masks allow both, or forces
  /// the side opposite to the device; right after a device rotation the sides are swapped instead.
  fileprivate func turnedOver(by ruling: Ruling, isAnswer: Bool) -> Detector.Report? {
    guard ruling.window == main,
      ruling.turnsOver(heldAsShown(before: ruling)) || ruling.turnsOver(lying: facts.device)
        || !isAnswer && ruling.turnsAgainst(facts.device)
    else { return nil }
    return situation.report(in: ruling.window, allowed: ruling.allowed, rule: ruling.forcingRule)
  }

  /// How the device is held; where nothing reports it, as the interface was observed.
  private func heldAsShown(before ruling: Ruling) -> InterfaceOrientation? {
    guard facts.device.orientation == .unknown else { return situation.held }
    let known = situation.lastLook(at: ruling.window)?.known
    return known?.isSeen == true ? known?.orientation.only : nil
  }
}

extension Ruling {
  /// Whether it rotates the interface to the landscape opposite to the device, though the
  /// masks require only landscape.
  func turnsOver(_ held: InterfaceOrientation?) -> Bool {
    isTurn && allowed == .landscape && held != nil && from.only == held
      && from.isSubset(of: .landscape)
  }

  /// Whether it rotates the interface from one allowed landscape to the other while the device
  /// is flat, so that neither side is upright.
  fileprivate func turnsOver(lying device: DeviceState) -> Bool {
    [.faceUp, .faceDown].contains(device.orientation) && isTurn && allowsLandscape
      && from.only != nil && from.union(to) == .landscape
  }

  /// Whether it rotates a portrait interface to one landscape while the device is held to the
  /// other, and the masks allow both.
  fileprivate func turnsAgainst(_ device: DeviceState) -> Bool {
    guard !device.isRotationLocked, let held = device.orientation.interface,
      InterfaceOrientationMask.landscape.allows(held)
    else { return false }
    return from.isDisjoint(with: .landscape) && to.isSubset(of: .landscape) && !to.allows(held)
      && allowsLandscape
  }

  private var allowsLandscape: Bool { InterfaceOrientationMask.landscape.isSubset(of: allowed) }

  fileprivate var forcingRule: RuleID {
    trigger == .geometryRequest ? .geometryRequest : .setDeviceOrientation
  }
}
