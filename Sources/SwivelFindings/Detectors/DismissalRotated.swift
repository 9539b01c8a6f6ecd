import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages that are turned when the page that was presented over them goes.
  static let dismissalRotated = Detector(
    id: "dismissal-rotated", severity: .warning,
    summary: "dismissing a page leaves the one behind it turned",
    advice: """
      let the root and the app delegate answer for the page that will be seen, not for the one that \
      is being dismissed (isBeingDismissed); from iOS 16 on, call \
      setNeedsUpdateOfSupportedInterfaceOrientations once the page has gone
      """,
    loudExample: "custom-dismissal-asks-nobody",
    quietExample: "presenter-turns-back-on-ios7",
    watch: watching(as: "dismissal-rotated", .warning, Departure?.none) {
      dismissal, moment, replayer in
      dismissal.follow(moment, replayer)
      guard let ended = dismissal, ended.hasEnded else { return nil }
      return report(on: ended, replayer)
    })

  private static func report(on dismissal: Departure, _ replayer: Replayer) -> Report? {
    let (situation, window) = (replayer.situation, dismissal.window)
    guard let page = situation.visiblePage(of: window) else { return nil }
    let now = situation.interface[window]
    let allowed = replayer.inspect(window).allowed
    let own = situation.pageMask(of: page)
    let isForbidden =
      own.map { now.isDisjoint(with: $0) } ?? false
      || (!allowed.isEmpty && now.isDisjoint(with: allowed))
    guard isForbidden || isAgainstTheHand(now, dismissal, allowed, situation) else { return nil }
    return Report(
      window: window, page: page, allowed: own ?? allowed, evidence: [dismissal.sequence],
      rules: [dismissal.heldBy ?? .dismissal])
  }

  /// Whether the interface could be upright, was so before the page came, and is not now.
  private static func isAgainstTheHand(
    _ now: InterfaceOrientationMask, _ dismissal: Departure, _ allowed: InterfaceOrientationMask,
    _ situation: Situation
  ) -> Bool {
    let isLocked = situation.facts.device.isRotationLocked
    // A device that lies flat is not turned by leaving a page.
    let held: InterfaceOrientation? =
      isLocked ? .portrait : situation.interface.device.interface ?? dismissal.before.only
    guard let held, allowed.allows(held), !now.allows(held) else { return false }
    return dismissal.before.only == held || dismissal.from.only == held
  }
}

extension Departure? {
  /// Keeps track of a dismissal: its beginning, and its end or its cancellation.
  fileprivate mutating func follow(_ moment: Moment, _ replayer: Replayer) {
    let event = moment.event
    switch event.kind {
    case .presentation(.dismissBegan(let page, _, _)):
      let situation = replayer.situation
      self = nil
      guard let window = situation.facts.controllers[page].presentedIn else { return }
      let ruling = moment.rulings.first { $0.window == window }
      self = Departure(
        window: window, page: nil, sequence: event.sequence,
        from: ruling?.from ?? situation.interface[window],
        before: situation.interface[before: page], heldBy: ruling?.heldBy)
    case .presentation(.dismissEnded(_, let cancelled)):
      if cancelled { self = nil } else { self?.hasEnded = true }
    default:
      if self?.hasEnded == true, Departure.isOver(at: event) { self = nil }
    }
  }
}
