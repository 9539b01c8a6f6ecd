import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that are frozen in landscape because only shouldAutorotate holds them.
  static let autorotateFreezes = Detector(
    id: "autorotate-freezes", severity: .warning,
    summary: "shouldAutorotate holds the page in the orientation in which it happened to open",
    explanation: """
      A controller that says no to shouldAutorotate is not asked for its mask: the interface stays as it \
      is. That is not portrait. A page that states no mask of its own and opens while the device lies \
      across stays across, whichever way the device is turned.
      """,
    advice: [
      .always(
        """
        return the orientations that the page may have from supportedInterfaceOrientations, and leave \
        shouldAutorotate alone
        """)
    ],
    rules: [.shouldAutorotate],
    reports: ["https://github.com/auth0/Lock.swift/pull/141"],
    loudExample: "autorotate-false-freezes-across", quietExample: "root-autorotate-false",
    interest: .held(.deviceTurn),
    look: { _, moment, replayer in
      moment.rulings.firstReport { ruling in
        // Disabling autorotation usually means portrait; landscape is rarely chosen by accident.
        guard ruling.trigger == .deviceTurn, ruling.heldBy == .shouldAutorotate,
          ruling.from.isSubset(of: .landscape), let wanted = ruling.wanted,
          ruling.allowed.allows(wanted), let page = ruling.respondent ?? ruling.asked,
          replayer.situation.statedMask(of: page) == nil,
          !replayer.situation.prefers(ruling.from, page)
        else { return nil }
        return Report(
          window: ruling.window, page: page, allowed: ruling.allowed, rules: [.shouldAutorotate])
      }
    })
}

extension Situation {
  /// Whether a page has its preferred orientation, so that it is not the result of chance.
  fileprivate func prefers(_ now: InterfaceOrientationMask, _ page: ControllerID) -> Bool {
    facts.controllers[page].preferred?.orientation.map(now.allows) ?? false
  }
}
