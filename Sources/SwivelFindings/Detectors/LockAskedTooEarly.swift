import SwivelModel
import SwivelReplay

extension Detector {
  static let lockAskedTooEarly = Detector(
    id: "lock-asked-too-early", severity: .warning,
    problem:
      "\(.page, "the page") locks the orientation before the interface is in one that it allows",
    explanation: """
      prefersInterfaceOrientationLocked cannot choose an orientation: it keeps the one that the \
      scene has (iOS 26 and later), even if the page does not allow it. At a launch, and while a \
      page is being presented, that may be the portrait of a scene that is about to rotate. The \
      finding is reported if the interface is observed outside the page's mask while the page \
      prefers the lock, or the lock is requested there.
      """,
    help: [
      .from(26): """
      return true only once effectiveGeometry has an orientation that the page allows, for \
      example in windowScene(_:didUpdateEffectiveGeometry:), and call \
      setNeedsUpdateOfPrefersInterfaceOrientationLocked then
      """
    ],
    rules: [.interfaceLock],
    reports: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked"
    ],
    loudExample: "findings/lock-asked-too-early", quietExample: "findings/lock-asked-in-time",
    interest: [.kinds(.needsLockUpdate, .lockAnswered, .interfaceLocked), .surprises],
    look: { _, run in
      switch run.kind {
      case .request(.needsLockUpdate(let page, _)), .answer(.lockAnswered(let page, true)):
        run.facts.controllers[page].prefersLock ? run.prematureLock : nil
      case .observation(.interfaceLocked(_, locked: true)), .observation(.interfaceOrientation):
        run.prematureLock
      default: nil
      }
    })
}

extension Case {
  fileprivate var prematureLock: Detector.Report? {
    guard situation.system.major >= 26, let window = situation.knownMain else { return nil }
    let (ruling, known) = (gates(of: window), situation.known(window))
    guard ruling.isLocked, ruling.masksCount, !ruling.allowed.isEmpty, known.isSeen,
      let shown = known.orientation.only, !ruling.allowed.allows(shown)
    else { return nil }
    return situation.report(in: window, allowed: ruling.allowed, rule: .interfaceLock)
  }
}
