import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that rely on shouldAutorotate where UIKit no longer asks for it.
  static let autorotateIgnored = Detector(
    id: "autorotate-ignored", severity: .warning,
    summary: "the page returns false from shouldAutorotate, but rotates anyway",
    explanation: """
      Since iOS 16, UIKit does not call shouldAutorotate; it uses only masks. A page that relied \
      on it rotates to any orientation that its mask, or the default mask for the device's idiom, \
      allows.
      """,
    advice: [
      .from(
        26,
        """
        return the allowed orientations from the page's supportedInterfaceOrientations; to keep \
        the current orientation, override prefersInterfaceOrientationLocked
        """),
      .from(
        16,
        """
        return the allowed orientations from the page's supportedInterfaceOrientations, and call \
        setNeedsUpdateOfSupportedInterfaceOrientations when they change
        """),
      .before(
        16,
        """
        return the allowed orientations from the page's supportedInterfaceOrientations, and return \
        the page's shouldAutorotate and mask from the container that UIKit asks
        """),
    ],
    rules: [.shouldAutorotate, .deviceTurn],
    reports: ["https://github.com/apache/cordova-plugin-screen-orientation/issues/100"],
    consequenceOf: [containerIgnoresChild.id],
    loudExample: "autorotate-false-turns-from-16",
    quietExample: "autorotate-false-skips-supported",
    interest: [.turns(.deviceTurn), .seenTurns],
    look: { _, moment, replayer in
      if let turn = replayer.situation.interface.ledger.shownTurn,
        let look = replayer.situation.lastLook(at: turn.window),
        look.isFollowed(by: turn, at: moment.event.instant)
      {
        let gates = replayer.inspect(turn.window)
        return turned(gates, replayer.situation, look.sequence)
      }
      guard replayer.situation.hasDroppedAutorotate else { return nil }
      return moment.rulings.firstReport { ruling in
        guard ruling.trigger == .deviceTurn, ruling.isTurn else { return nil }
        return turned(ruling, replayer.situation, moment.event.sequence)
      }
    })

  private static func turned(
    _ ruling: Ruling, _ situation: Situation, _ sequence: UInt64
  ) -> Report? {
    guard ruling.masksCount, let asked = ruling.asked else { return nil }
    let respondent = situation.respondent(to: .shouldAutorotate, from: asked, at: .deviceTurn)
    if let page = respondent.controller, situation.saysNoToTurns(page),
      page == asked || situation.statedMask(of: page) == nil
    {
      return report(on: page, ruling, sequence)
    }
    // A page that also declares a mask is overlooked by its container and not by the version.
    guard let page = situation.visiblePage(of: ruling.window), situation.saysNoToTurns(page),
      situation.statedMask(of: page) == nil
    else { return nil }
    return report(on: page, ruling, sequence)
  }

  private static func report(
    on page: ControllerID, _ ruling: Ruling, _ sequence: UInt64
  ) -> Report {
    Report(
      window: ruling.window, page: page, allowed: ruling.allowed, evidence: [sequence],
      rules: [.deviceTurn])
  }
}
