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
    interest: .rulings(.launch), meanwhile: [.rulings, .maskChanges, .device, .pages],
    isFollowing: { $0.launching.isFollowing },
    look: { memories, moment, replayer in
      memories.launching.judge(moment, replayer, memories.past.maskChange)
    })
}

/// A launch, until the user does something.
struct Launching: Sendable {
  private var sequence: UInt64?

  var isFollowing: Bool { sequence != nil }

  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ change: Past.MaskChange?
  ) -> Detector.Report? {
    let situation = replayer.situation
    if let ruling = moment.rulings.first(where: { $0.trigger == .launch }) {
      sequence = moment.event.sequence
      return wrong(ruling, situation)
    }
    guard let sequence else { return nil }
    switch moment.kind {
    case .app, .controller: break
    default:
      self.sequence = nil
      return nil
    }
    guard let change, change.leavesOutside else { return nil }
    return Detector.Report(
      window: change.window, page: situation.visiblePage(of: change.window),
      allowed: change.after, evidence: [sequence], rules: [.launch])
  }

  private func wrong(_ ruling: Ruling, _ situation: Situation) -> Detector.Report? {
    guard ruling.exception == nil, let page = situation.visiblePage(of: ruling.window) else {
      return nil
    }
    let stated = situation.statedMask(of: page)
    let wanted = stated.map { $0.intersection(ruling.appMask) } ?? ruling.allowed
    guard !wanted.isEmpty else { return nil }
    let isTurned = ruling.to.isDisjoint(with: wanted)
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

  /// Whether the launch screen is across as a phone is held, which from iOS 13 on people expect of
  /// it.
  private func isUsual(_ ruling: Ruling, _ situation: Situation) -> Bool {
    guard situation.facts.session.device.idiom == .phone,
      situation.facts.session.system.major >= 13, let held = situation.held
    else { return false }
    return ruling.launchScreen.isSubset(of: .landscape) && ruling.launchScreen.allows(held)
  }
}
