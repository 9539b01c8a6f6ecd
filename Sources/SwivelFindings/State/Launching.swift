import SwivelModel
import SwivelReplay

/// A launch, until the user does something.
struct Launching: Sendable {
  private var launch: (event: Event, ruling: Ruling)?
  // The ruling for a page that was presented before anything else happened.
  private var presented: Ruling?
  // Whether the device has since reported how it is held: the interface may follow that.
  private var isHeld = false
  // Whether the app was launched before it had a window, and nothing has happened since but what
  // was observed.
  private var isStarting = false
  // The orientation in which the app was first observed, before the user did anything.
  private var firstSeen: InterfaceOrientationMask = []
  // Whether that was reported: it is settled once the device reports how it is held.
  private var isReported = false
  // A reported launch screen, until the app shows that its orientation is intended.
  private var screen: LaunchScreen?

  var isFollowing: Bool { launch != nil || screen != nil || isStarting }

  mutating func judge(_ run: Case) -> Detector.Report? {
    if let ruling = run.rulings.first(where: { $0.trigger == .launch }) {
      (launch, presented, screen, isHeld, firstSeen) = ((run.event, ruling), nil, nil, false, [])
      return wrong(ruling, run.situation)
    }
    if let report = started(run) ?? follow(run) { return report }
    guard screen?.isMeant(run) ?? false else { return nil }
    defer { (launch, screen) = (nil, nil) }
    return screen?.retraction
  }

  /// The first page as it is first observed, if it appears only after the launch; where the device
  /// has reported how it is held, once the interface has settled.
  private mutating func started(_ run: Case) -> Detector.Report? {
    if case .session(.phase(phase: .launched)) = run.kind {
      (isStarting, firstSeen, isReported) = (true, [], false)
    }
    // How the device is held at first is no rotation, but the interface may still follow it.
    let isFirst = run.history.heldBefore == nil && !isReported
    if run.rulings.contains(where: { $0.trigger != .deviceTurn || !isFirst }) {
      isStarting = false
    }
    guard isStarting, let sighting = run.sighting else { return nil }
    let gates = run.gates(of: sighting.window)
    guard gates.masksCount, let page = run.page(in: sighting.window) else { return nil }
    let stated = run.situation.statedMask(of: page)?.intersection(gates.appMask)
    let wanted = stated ?? run.situation.offered(by: gates)
    guard !wanted.allows(sighting.observed) else {
      isStarting = false
      return passed(firstSeen, gates, over: page, wanted, run.event, run.situation)
    }
    if firstSeen.isEmpty { firstSeen = InterfaceOrientationMask(sighting.observed) }
    guard stated?.isEmpty == false, run.openLook(at: sighting.window) == nil,
      sighting.expected == .all || sighting.agrees
    else { return nil }
    isReported = true
    return run.situation.report(in: sighting.window, allowed: wanted, rule: .launch)
  }

  /// The problems in the events between a launch and the user's first action.
  private mutating func follow(_ run: Case) -> Detector.Report? {
    guard let launch else { return nil }
    switch run.kind {
    case .app, .controller:
      // The app's declarations after the launch rule out the current orientation.
      guard let change = run.history.maskChange, change.leavesOutside,
        let look = run.situation.lastLook(at: change.window),
        // A page may ask for landscape; an app that is for portrait was launched in the wrong one.
        look.trigger == .launch
          || look.trigger == .deviceTurn && change.interface.isSubset(of: .landscape),
        // Once the rotation of a launch has settled, it is not too late for that, but a lock.
        run.now.isAssumed
          ? !run.situation.known(change.window).isSeen
          : run.now.isWithin(Look.settlingMicroseconds, of: launch.event.instant) ?? false
      else { return nil }
      return run.situation.report(
        in: change.window, allowed: change.after, evidence: [launch.event.sequence], rule: .launch)
    case .session(.phase(phase: .active)), .presentation(.presentEnded), .answer: return nil
    case .device where run.history.heldBefore == nil:
      isHeld = true
      return nil
    case .presentation(.presentBegan) where !isHeld:
      presented = run.rulings.first { $0.trigger == .presentation }
      return presented.flatMap { lost($0, to: $0.to) }
    case .observation: return seen(run)
    case .window(.rootChanged) where launch.ruling.asked == nil:
      self.launch = run.ruling(in: launch.ruling.window).map { (run.event, $0) }
      return nil
    default:
      self.launch = nil
      return nil
    }
  }

  /// Until the launch has settled, an observation overrides the model.
  private mutating func seen(_ run: Case) -> Detector.Report? {
    guard let launch, let sighting = run.sighting, sighting.window == launch.ruling.window,
      run.openLook(at: sighting.window) != nil
    else { return nil }
    let observed = InterfaceOrientationMask(sighting.observed)
    if let presented { return isHeld ? nil : lost(presented, to: observed) }
    if run.page(in: sighting.window) != nil, run.isBeforeLaunchTurn(sighting) { return nil }
    if firstSeen.isEmpty { firstSeen = observed }
    let report = wrong(launch.ruling, run.situation)?.because(of: launch.event)
    return isHeld && screen == nil ? nil : report
  }

  private mutating func wrong(_ ruling: Ruling, _ situation: Situation) -> Detector.Report? {
    guard let launch, ruling.exception == nil, let page = situation.visiblePage(of: ruling.window)
    else { return nil }
    let stated = situation.statedMask(of: page)?.intersection(ruling.appMask)
    let wanted = stated ?? situation.offered(by: ruling)
    guard !wanted.isEmpty else { return nil }
    if situation.known(ruling.window).orientation.isDisjoint(with: wanted) {
      return ruling.report(on: page, allowed: wanted, decider: ruling.answering, rule: .launch)
    }
    let known = situation.isLaunchScreenKnown ? ruling.launchScreen : []
    let shown = firstSeen.isEmpty ? known : firstSeen
    return passed(shown, ruling, over: page, wanted, launch.event, situation)
  }

  /// A report on a page that does not allow the orientation that was shown before it rotated.
  private mutating func passed(
    _ shown: InterfaceOrientationMask, _ ruling: Ruling, over page: ControllerID,
    _ wanted: InterfaceOrientationMask, _ launch: Event, _ situation: Situation
  ) -> Detector.Report? {
    guard !shown.isEmpty, shown.isDisjoint(with: wanted) else { return nil }
    screen = LaunchScreen(shown, ruling, over: page, at: launch.sequence, situation)
    return screen?.report
  }

  /// A report on a page that is presented before the rotation of the launch, and opens without it:
  /// by the rules (5–6), or as observed.
  private func lost(
    _ presented: Ruling, to now: InterfaceOrientationMask
  ) -> Detector.Report? {
    guard let launch, presented.from == launch.ruling.to, now.isDisjoint(with: presented.from),
      presented.from.isSubset(of: presented.allowed)
    else { return nil }
    return presented.report(
      on: presented.subject, allowed: presented.from, maskRole: .expected,
      evidence: [launch.event.sequence], rule: .launch)
  }
}

extension Situation {
  /// Whether UIKit's launch screen is known: where it follows the device, how that is held must be.
  fileprivate var isLaunchScreenKnown: Bool {
    interface.upright != nil || facts.app.plist.mask.only != nil
      || facts.session.device.idiom == .phone && system.major < 13
  }

  /// What is allowed to a page that declares nothing: if the delegate's mask is wider than the
  /// Info.plist, only what the latter lists, because the wider mask is for the app's own pages.
  fileprivate func offered(by ruling: Ruling) -> InterfaceOrientationMask {
    let listed = facts.app.plist.mask.intersection(ruling.allowed)
    return ruling.appMaskSource == .delegate && !listed.isEmpty ? listed : ruling.allowed
  }
}
