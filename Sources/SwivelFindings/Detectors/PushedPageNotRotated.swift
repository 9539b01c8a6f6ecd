import SwivelModel
import SwivelReplay

extension Detector {
  static let pushedPageNotRotated = Detector(
    id: "pushed-page-not-rotated", severity: .warning,
    problem:
      "\(.page, "the page") appears in an orientation that it does not allow, until the device is rotated",
    explanation: """
      Pushing a page, selecting a tab or embedding a child does not rotate the interface: UIKit \
      reads the page's mask when the device is next rotated, and never reads its preferred \
      orientation. Until then, the page is drawn in an orientation that it was not designed for; \
      afterward, it cannot be rotated back.
      """,
    help: [
      .from(16, when: .appExcludesPage): """
      in the Info.plist, list every orientation that any page needs, or return it from \
      application(_:supportedInterfaceOrientationsFor:) while the page is shown: otherwise, a \
      request is refused; then, once the page is shown, call \
      setNeedsUpdateOfSupportedInterfaceOrientations and request its orientation with \
      requestGeometryUpdate
      """,
      .from(16): """
      once the page is shown, call setNeedsUpdateOfSupportedInterfaceOrientations on it and \
      request its orientation with requestGeometryUpdate; or present it full screen
      """,
      .before(16, when: .appExcludesPage): """
      in the Info.plist, list every orientation that any page needs, or return it from \
      application(_:supportedInterfaceOrientationsFor:) while the page is shown: otherwise, UIKit \
      throws an exception if you present it; then, present it full screen instead of pushing it, \
      so that UIKit asks for its mask
      """,
      .before(16): """
      present the page full screen instead of pushing it, so that UIKit asks for its mask; where \
      it cannot be presented (a tab, or the first page of a stack), set UIDevice's orientation (by \
      key-value coding) to one that it allows when it appears, and call \
      attemptRotationToDeviceOrientation; or return every orientation from \
      its supportedInterfaceOrientations until the device is rotated
      """,
    ],
    rules: [.pushStays, .pushUndetermined, .containmentStays],
    reports: [
      "https://github.com/griddynamics-archive/MMDrawerController/issues/88",
      "https://github.com/ECSlidingViewController/ECSlidingViewController/issues/406",
    ],
    consequenceOf: [
      containerIgnoresChild.id, ipadMasksNotConsulted.id, masksAreAPreference.id,
      appMaskLimitsPage.id,
    ],
    isCurable: true,
    loudExample: "push-landscape-only-stays-portrait", quietExample: "kvc-on-willshow-forces",
    interest: [.kinds(.didShow, .childAdded, .childSelected, .viewAdded), .sightings],
    look: { _, run in
      guard let arrival = run.judged(.arrival),
        run.sighting == nil
          || run.situation.lastLook(at: arrival.window)?.belongs(to: arrival) ?? false
      else { return nil }
      return run.situation.turned(after: arrival)
    })
}

extension Situation {
  /// A report on a page that has appeared, if it does not allow the interface orientation.
  fileprivate func turned(after arrival: Passage) -> Detector.Report? {
    // Not with map, which would copy the situation for its closure.
    guard let page = arrival.page else { return nil }
    let shown = shownPage(in: page)
    guard let mask = statedMask(of: shown), !mask.isEmpty,
      known(arrival.window).orientation.isDisjoint(with: mask),
      visiblePage(of: arrival.window) == shown
    else { return nil }
    return Detector.Report(
      window: arrival.window, page: shown, allowed: mask, evidence: arrival.evidence,
      rule: arrival.heldBy ?? (arrival.kind == .push ? .pushUndetermined : .containmentStays))
  }
}

extension Look {
  /// Whether it is what a page's arrival made UIKit do, or an update that the app called before the
  /// page was there.
  fileprivate func belongs(to arrival: Passage) -> Bool {
    if sequence == arrival.sequence { return true }
    guard trigger == .needsUpdate, sequence > arrival.sequence else { return false }
    return arrival.end.map { sequence < $0.sequence } ?? true
  }
}
