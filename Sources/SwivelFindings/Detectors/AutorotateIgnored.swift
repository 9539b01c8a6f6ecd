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
      replayer.reportOnFollower(of: moment, byRules: replayer.situation.hasDroppedAutorotate) {
        turned($0, replayer.situation, $2)
      }
    })

  private static func turned(
    _ ruling: Ruling, _ situation: Situation, _ sequence: UInt64
  ) -> Report? {
    guard ruling.masksCount, let asked = ruling.asked else { return nil }
    let respondent = situation.respondent(to: .shouldAutorotate, from: asked, at: .deviceTurn)
    // A page that also declares a mask is overlooked by its container and not by the version.
    let pages = [respondent.controller, situation.visiblePage(of: ruling.window)]
    let page = pages.lazy.compactMap(\.self).first {
      situation.saysNoToTurns($0)
        && ($0 == asked && $0 == respondent.controller || situation.statedMask(of: $0) == nil)
    }
    guard let page else { return nil }
    return Report(
      window: ruling.window, page: page, allowed: ruling.allowed, evidence: [sequence],
      rules: [.deviceTurn])
  }
}
