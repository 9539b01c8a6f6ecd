import SwivelModel
import SwivelReplay

/// A launch, until the user does something.
struct Launching: Sendable {
  fileprivate struct Launch {
    let sequence: UInt64
    let ruling: Ruling
    /// The ruling for a page that was presented before anything else happened.
    var presented: Ruling?
  }

  private var launch: Launch?
  // A reported launch screen, until the app shows that its orientation is intended.
  private var screen: LaunchScreen?

  var isFollowing: Bool { launch != nil || screen != nil }

  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ change: MaskChange?
  ) -> Detector.Report? {
    if let ruling = moment.rulings.first(where: { $0.trigger == .launch }) {
      (launch, screen) = (Launch(sequence: moment.event.sequence, ruling: ruling), nil)
      return wrong(ruling, replayer.situation)
    }
    if let report = follow(moment, change, replayer.situation) { return report }
    guard screen?.isMeant(at: moment, replayer) ?? false else { return nil }
    defer { (launch, screen) = (nil, nil) }
    return screen?.retraction
  }

  /// The problems in the events between a launch and the user's first action.
  private mutating func follow(
    _ moment: Moment, _ change: MaskChange?, _ situation: Situation
  ) -> Detector.Report? {
    guard let launch else { return nil }
    switch moment.kind {
    case .app, .controller:
      // The app's declarations after the launch rule out the current orientation.
      guard let change, change.leavesOutside, situation.isLaunching(in: change.window, at: moment)
      else { return nil }
      return situation.report(
        in: change.window, allowed: change.after, evidence: [launch.sequence], rule: .launch)
    case .session(.phase(phase: .active)), .presentation(.presentEnded), .answer: return nil
    case .presentation(.presentBegan):
      self.launch?.presented = moment.rulings.first { $0.trigger == .presentation }
      return self.launch?.lost(to: self.launch?.presented?.to ?? launch.ruling.to)
    case .observation: return seen(moment, since: launch, situation)
    default:
      self.launch = nil
      return nil
    }
  }

  /// Until the launch has settled, an observation overrides the model.
  private mutating func seen(
    _ moment: Moment, since launch: Launch, _ situation: Situation
  ) -> Detector.Report? {
    guard let sighting = moment.sighting, sighting.window == launch.ruling.window,
      situation.lastLook(at: sighting.window)?.isOpen(at: moment.event.instant) ?? false
    else { return nil }
    if launch.presented != nil {
      return launch.lost(to: InterfaceOrientationMask(sighting.observed))
    }
    guard var report = wrong(launch.ruling, situation) else { return nil }
    report.evidence = [launch.sequence]
    return report
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
    guard situation.isLaunchScreenKnown, ruling.launchScreen.isDisjoint(with: wanted) else {
      return nil
    }
    screen = LaunchScreen(of: ruling, over: page, at: launch.sequence, situation)
    return screen?.report
  }
}

extension Situation {
  /// Whether the rotation of a launch has not settled: what the app declares later is not too late
  /// for the launch, but a lock.
  fileprivate func isLaunching(in window: WindowID, at moment: Moment) -> Bool {
    guard let look = lastLook(at: window), look.trigger == .launch else { return false }
    return moment.event.instant.isAssumed
      ? !known(window).isSeen : look.isOpen(at: moment.event.instant)
  }

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

extension Launching.Launch {
  /// A report on a page that is presented before the rotation of the launch, and opens without it:
  /// by the rules (5–6), or as observed.
  fileprivate func lost(to now: InterfaceOrientationMask) -> Detector.Report? {
    let launched = ruling.to
    guard let presented, presented.from == launched, now.isDisjoint(with: launched),
      launched.isSubset(of: presented.allowed)
    else { return nil }
    return presented.report(
      on: presented.subject, allowed: launched, maskRole: .expected, evidence: [sequence],
      rule: .launch)
  }
}
