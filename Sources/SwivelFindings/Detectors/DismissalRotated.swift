import SwivelModel
import SwivelReplay

extension Detector {
  static let dismissalRotated = Detector(
    id: "dismissal-rotated", severity: .warning,
    problem: "dismissing a page leaves \(.page, "the page below it") in the wrong orientation",
    explanation: """
      When a page that covers the window is dismissed, UIKit asks the page below for its mask, \
      except after a custom presentation. The root or the app delegate that returns that mask may \
      still use the mask of the page that is being dismissed. On iOS 8, the interface stays \
      rotated regardless of the mask.
      """,
    help: [
      .from(16, because: .dismissalNotAsked): """
      present the page in one of UIKit's styles, or call \
      setNeedsUpdateOfSupportedInterfaceOrientations on the root after the dismissal
      """,
      .before(16, because: .dismissalNotAsked): """
      present the page in one of UIKit's styles, or, after the dismissal, set UIDevice's \
      orientation (by key-value coding) to one that the page below allows, and call \
      attemptRotationToDeviceOrientation
      """,
      .always(because: .preferredOnPresentation): """
      remove preferredInterfaceOrientationForPresentation from the page below: UIKit rotates to \
      it also when the page is shown again, and without it keeps the current orientation
      """,
      .from(16, when: .heldIsAllowed): """
      after the dismissal, call setNeedsUpdateOfSupportedInterfaceOrientations, which rotates the \
      interface as the device is held
      """,
      .from(16, when: .isAllowed): """
      after the dismissal (onDismiss in SwiftUI), call \
      setNeedsUpdateOfSupportedInterfaceOrientations, and request the orientation of the page \
      that is shown again with requestGeometryUpdate: UIKit keeps one that the masks allow; or \
      return only the page's orientations from the root
      """,
      .before(16, when: .heldIsAllowed): """
      after the dismissal, call attemptRotationToDeviceOrientation, which rotates the interface \
      as the device is held
      """,
      .from(16): """
      in the root and the app's or the scene's delegate, return the mask of the page that will be \
      visible, not of the page that is being dismissed (isBeingDismissed), and call \
      setNeedsUpdateOfSupportedInterfaceOrientations after the dismissal
      """,
      .before(16): """
      in the root and the app's or the scene's delegate, return the mask of the page that will be \
      visible, not of the page that is being dismissed (isBeingDismissed); if the page below does \
      not allow the orientation in which the device is held, then, after the dismissal, set UIDevice's \
      orientation (by key-value coding) to one that it allows, and call \
      attemptRotationToDeviceOrientation
      """,
    ],
    rules: [
      .dismissal, .dismissalNotAsked, .dismissalKeepsOrientation, .dismissalAfterSleep,
      .preferredOnPresentation,
    ],
    reports: ["https://github.com/thiagoperes/IDMPhotoBrowser/issues/95"],
    consequenceOf: [
      containerIgnoresChild.id, lockOutlivesPage.id, "force-ineffective",
      ipadMasksNotConsulted.id, masksAreAPreference.id,
    ],
    isCurable: true,
    loudExample: "custom-dismissal-asks-nobody", quietExample: "presenter-turns-back-on-ios7",
    interest: [.kinds(.dismissEnded), .sightings],
    look: { _, run in run.judged(.dismissal).flatMap { run.leftTurned($0) } })
}

extension Case {
  /// A report on the page below a dismissed one, if it is rotated now.
  func leftTurned(_ dismissal: Passage) -> Detector.Report? {
    let window = dismissal.window
    // An app that is observed has not crashed.
    guard let page = page(in: window), !dismissal.isError || sighting != nil else { return nil }
    let now = situation.known(window).orientation
    // An orientation from before the presentation is not a result of the dismissal.
    if dismissal.before.only != nil, dismissal.before == now { return nil }
    let allowed = gates(of: window).allowed
    let own = situation.statedMask(of: page)
    if let forbidding = now.mask(excludingIt: own, or: allowed) {
      return Detector.Report(
        window: window, page: page, allowed: forbidding, evidence: dismissal.evidence,
        rule: dismissal.heldBy ?? .dismissal)
    }
    let isPreferred = now == facts.controllers[page].preferredMask
    guard let held = heldOrientation(against: now, isPreferred: isPreferred, dismissal, allowed)
    else { return nil }
    return Detector.Report(
      window: window, page: page, allowed: InterfaceOrientationMask(held), maskRole: .expected,
      evidence: dismissal.evidence,
      rule: dismissal.heldBy ?? (isPreferred ? .preferredOnPresentation : .dismissal),
      conditions: [.heldIsAllowed])
  }

  /// How the device is held, if the interface could match it, did before the page appeared, and no
  /// longer does; or if the uncovered page prefers another orientation, and rotated to it.
  ///
  /// A half turn counts once it is observed: by the rules, the side may only follow the device.
  private func heldOrientation(
    against now: InterfaceOrientationMask, isPreferred: Bool, _ dismissal: Passage,
    _ allowed: InterfaceOrientationMask
  ) -> InterfaceOrientation? {
    // A flat device is not rotated by dismissing a page; how one is held may not be known at all.
    guard facts.device.orientation != .unknown, let held = situation.held ?? dismissal.before.only,
      allowed.allows(held), now.only != held,
      // It has followed the device before that was laid flat.
      situation.held != nil || now.only != situation.interface.upright,
      // The dismissed page has followed a device whose rotations are not recorded.
      dismissal.from.basis.instead == nil || dismissal.from.orientation != now
    else { return nil }
    let didMatch = dismissal.from.orientation.only == held
    let isTurnedOver = sighting != nil && now.only != nil && didMatch
    guard isTurnedOver || now.isAcross(from: held) || isPreferred,
      didMatch || dismissal.before.only == held,
      // It may have been so before.
      dismissal.before == .all || !now.isSubset(of: dismissal.before)
    else { return nil }
    return held
  }
}

extension InterfaceOrientationMask {
  /// The page's own mask if that excludes all of it, or else what all masks allow if they do.
  func mask(excludingIt own: Self?, or allowed: Self) -> Self? {
    if let own, isDisjoint(with: own) { return own }
    return !allowed.isEmpty && isDisjoint(with: allowed) ? allowed : nil
  }

  /// Whether all of it is a quarter turn away from an orientation: a different landscape side is
  /// not visible as a rotation.
  func isAcross(from orientation: InterfaceOrientation) -> Bool {
    let isLandscape = Self.landscape.allows(orientation)
    return isLandscape ? isDisjoint(with: .landscape) : isSubset(of: .landscape) && !isEmpty
  }
}
