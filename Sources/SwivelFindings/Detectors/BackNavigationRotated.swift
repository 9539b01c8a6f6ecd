import SwivelModel
import SwivelReplay

extension Detector {
  static let backNavigationRotated = Detector(
    id: "back-navigation-rotated", severity: .warning,
    problem: "going back shows \(.page, "the previous page") in the wrong orientation",
    explanation: """
      UIKit reads masks when the device rotates and when a page is presented, not when one is \
      popped. The previous page appears in the orientation of the popped page, and keeps it until \
      the device is rotated. After the pop, the interface rotates back only if the page itself \
      overrides supportedInterfaceOrientations and every container above it returns the page's \
      mask. If the two pages have no orientation in common, the user sees that rotation.
      """,
    help: [
      .from(16, when: .requestedInTransition): """
      make the request after the transition, in didShow or in the completion of the transition \
      coordinator: a request during a transition may have no effect
      """,
      .from(16, because: .popAsksPage): """
      if the interface should not rotate while the user goes back, allow one of the previous \
      page's orientations in the page that is popped, call \
      setNeedsUpdateOfSupportedInterfaceOrientations, and request it before going back
      """,
      .from(16, when: .maskIsRead): """
      call setNeedsUpdateOfSupportedInterfaceOrientations when the page appears (viewDidAppear): \
      a pop does not make UIKit read masks
      """,
      .from(16): """
      override supportedInterfaceOrientations in the page itself, return the top page's mask \
      from every container above it, and call setNeedsUpdateOfSupportedInterfaceOrientations \
      when the page appears
      """,
      .before(16, because: .popAsksPage): """
      if the interface should not rotate while the user goes back, allow one of the previous \
      page's orientations in the page that is popped, and set UIDevice's orientation (by \
      key-value coding) to it before going back
      """,
      .before(16, when: .maskIsRead): """
      when the page appears (viewDidAppear), set UIDevice's orientation (by key-value coding) to \
      one that the page allows, and call attemptRotationToDeviceOrientation: a pop does not make \
      UIKit read masks
      """,
      .before(16): """
      override supportedInterfaceOrientations in the page itself, and return the top page's mask \
      from every container above it (topViewController, not visibleViewController); if the page \
      still appears in the wrong orientation, set UIDevice's orientation (by key-value coding) \
      to one that the page allows, and call attemptRotationToDeviceOrientation
      """,
    ],
    rules: [.popStays, .popAsksPage],
    reports: [
      "https://github.com/artsy/eigen/issues/681",
      "https://github.com/react-navigation/react-navigation/issues/10966",
      "https://github.com/software-mansion/react-native-screens/issues/1775",
    ],
    consequenceOf: [
      forcedNeedlessly.id, lockOutlivesPage.id, ipadMasksNotConsulted.id, masksAreAPreference.id,
      containerIgnoresChild.id, requestRefused.id,
    ],
    isCurable: true,
    loudExample: "prev-page-turned-after-back", quietExample: "prev-page-locked-by-base-class",
    interest: [.kinds(.didShow), .sightings],
    look: { _, run in run.judged(.pop).flatMap { run.shownTurned($0) } })
}

extension Case {
  /// A report on the page that is shown again, if it is rotated now.
  fileprivate func shownTurned(_ pop: Passage) -> Detector.Report? {
    guard let popped = pop.page else { return nil }
    let page = situation.shownPage(in: popped)
    let now = situation.known(pop.window).orientation
    let (mask, from) = (situation.statedMask(of: page), pop.from.orientation)
    // A page that may have had this orientation before has a different problem.
    if let left = pop.left, left != .all, now.isSubset(of: left) { return nil }
    let standard = facts.session.device.defaultMask
    let isVisible = self.page(in: pop.window) == page
    let forbidding = now.mask(
      excludingIt: mask, or: isVisible ? gates(of: pop.window).allowed : .all)
    // A page may follow the device to what it allows.
    let hadNoNeed = from.isSubset(of: mask ?? standard) && now.only != situation.held
    // Pages without a common orientation can only rotate visibly.
    let isApart = pop.leavingMask.map { !$0.isEmpty && $0.isDisjoint(with: mask ?? standard) }
    let hadNoWay = pop.heldBy == nil && isApart ?? false
    let isSeenTurning = !pop.isMeant && now.isDisjoint(with: from) && (hadNoNeed || hadNoWay)
    guard forbidding != nil || isSeenTurning else { return nil }
    return Detector.Report(
      window: pop.window, page: page, allowed: forbidding ?? from,
      maskRole: forbidding != nil ? .allowed : .passed, evidence: pop.evidence,
      rule: pop.heldBy ?? (forbidding != nil ? .popStays : .popAsksPage),
      conditions: pop.isMeant ? [.requestedInTransition] : [])
  }
}
