import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds launches in an orientation that the app did not want.
  static let launchOrientationWrong = Detector(
    id: "launch-orientation-wrong", severity: .warning,
    summary: "the app launches in an orientation that its first page does not allow",
    explanation: """
      Before the app's code runs only the Info.plist counts, and its first entry where the way the \
      device is held is not listed. Then the root is asked, not the page in it. A lock that code sets \
      later comes too late for the first picture.
      """,
    advice: [
      .always(
        """
        list in the Info.plist only what the first page allows, the wanted orientation first, and let \
        the app delegate answer more when pages need it; let the root forward to its first page
        """)
    ],
    rules: [.launch, .infoPlist],
    reports: ["https://developer.apple.com/library/archive/technotes/tn2244/_index.html"],
    consequenceOf: ["container-ignores-child"],
    loudExample: "launch-screen-upright-for-a-landscape-page",
    quietExample: "launch-as-the-first-entry-says",
    interest: .rulings(.launch), meanwhile: [.rulings, .maskChanges, .device, .pages, .sightings],
    isFollowing: { $0.launching.isFollowing },
    look: { memories, moment, replayer in
      memories.launching.judge(moment, replayer, memories.past)
    })
}

/// A launch, until the user does something.
struct Launching: Sendable {
  fileprivate struct Launch {
    let sequence: UInt64
    let ruling: Ruling
    /// What UIKit ruled upon a page that was presented before anything else happened.
    var presented: Ruling?
  }

  private var launch: Launch?

  var isFollowing: Bool { launch != nil }

  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ past: Past
  ) -> Detector.Report? {
    let situation = replayer.situation
    if let ruling = moment.rulings.first(where: { $0.trigger == .launch }) {
      launch = Launch(sequence: moment.event.sequence, ruling: ruling)
      return wrong(ruling, past, situation)
    }
    guard let launch else { return nil }
    switch moment.kind {
    case .app, .controller: return ruledOut(since: launch, past, situation)
    case .session(.phase(.active)): return nil
    case .presentation(.presentBegan):
      self.launch?.presented = moment.rulings.first { $0.trigger == .presentation }
      return self.launch?.lost(to: self.launch?.presented?.to ?? launch.ruling.to)
    case .presentation(.presentEnded): return nil
    case .observation: return seen(moment, since: launch, past, situation)
    default:
      self.launch = nil
      return nil
    }
  }

  /// What the app states after the launch rules out what the interface is.
  private func ruledOut(
    since launch: Launch, _ past: Past, _ situation: Situation
  ) -> Detector.Report? {
    guard let change = past.maskChange, change.leavesOutside else { return nil }
    return Detector.Report(
      window: change.window, page: situation.visiblePage(of: change.window),
      allowed: change.after, evidence: [launch.sequence], rules: [.launch])
  }

  /// What is seen until the launch has settled counts, whatever was modeled.
  private func seen(
    _ moment: Moment, since launch: Launch, _ past: Past, _ situation: Situation
  ) -> Detector.Report? {
    guard let sighting = moment.sighting, sighting.window == launch.ruling.window,
      past.lastLook(at: sighting.window)?.isOpen(at: moment.event.instant) ?? false
    else { return nil }
    if launch.presented != nil {
      return launch.lost(to: InterfaceOrientationMask(sighting.observed))
    }
    guard var report = wrong(launch.ruling, past, situation)
    else { return nil }
    report.evidence = [launch.sequence]
    return report
  }

  private func wrong(
    _ ruling: Ruling, _ past: Past, _ situation: Situation
  ) -> Detector.Report? {
    guard ruling.exception == nil, let page = situation.visiblePage(of: ruling.window) else {
      return nil
    }
    let stated = situation.statedMask(of: page)
    let wanted =
      stated.map { $0.intersection(ruling.appMask) } ?? offered(by: ruling, situation)
    guard !wanted.isEmpty else { return nil }
    let now = past.interface(of: ruling.window, situation).orientation
    let isTurned = now.isDisjoint(with: wanted)
    guard isTurned || (ruling.launchScreen.isDisjoint(with: wanted) && !isUsual(ruling, situation))
    else { return nil }
    guard isTurned else {
      return Detector.Report(
        window: ruling.window, page: page, allowed: ruling.launchScreen, maskRole: .passed,
        rules: [.infoPlist])
    }
    return Detector.Report(
      window: ruling.window, page: page, allowed: wanted,
      decider: ruling.respondent ?? ruling.asked, rules: [.launch])
  }

  /// What is allowed to a page that states nothing: of a delegate that is wider than the Info.plist
  /// only what that lists, since its own pages are what it is wider for.
  private func offered(
    by ruling: Ruling, _ situation: Situation
  ) -> InterfaceOrientationMask {
    let listed = situation.facts.app.plist.mask.intersection(ruling.allowed)
    return ruling.appMaskSource == .delegate && !listed.isEmpty ? listed : ruling.allowed
  }

  /// Whether the launch screen is across as a phone is held, which from iOS 13 on people expect of
  /// it.
  private func isUsual(_ ruling: Ruling, _ situation: Situation) -> Bool {
    guard situation.facts.session.device.idiom == .phone,
      situation.facts.session.system.major >= 13, let held = situation.held
    else { return false }
    return ruling.launchScreen.isSubset(of: .landscape) && ruling.launchScreen.allows(held)
  }
}

extension Launching.Launch {
  /// A report on a page that is presented before the turn of the launch, and opens without it: by
  /// the rules (5–6), or as it was seen.
  fileprivate func lost(to now: InterfaceOrientationMask) -> Detector.Report? {
    let launched = ruling.to
    guard let presented, presented.from == launched, now.isDisjoint(with: launched),
      launched.isSubset(of: presented.allowed)
    else { return nil }
    return Detector.Report(
      window: presented.window, page: presented.subject, allowed: launched, maskRole: .expected,
      evidence: [sequence], rules: [.launch])
  }
}
