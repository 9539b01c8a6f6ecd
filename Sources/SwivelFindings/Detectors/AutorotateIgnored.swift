import SwivelModel
import SwivelReplay

extension Detector {
  static let autorotateIgnored = Detector(
    id: "autorotate-ignored", severity: .warning,
    problem: "\(.page, "the page") returns false from shouldAutorotate, but rotates anyway",
    explanation: """
      Since iOS 16, UIKit does not call shouldAutorotate; it uses only masks. A page that relied \
      on it rotates to any orientation that its mask, or the default mask for the device's idiom, \
      allows.
      """,
    help: [
      .from(26): """
      return the allowed orientations from the page's supportedInterfaceOrientations; to keep \
      the current orientation, override prefersInterfaceOrientationLocked
      """,
      .from(16): """
      return the allowed orientations from the page's supportedInterfaceOrientations, and call \
      setNeedsUpdateOfSupportedInterfaceOrientations when they change
      """,
      .before(16): """
      return the allowed orientations from the page's supportedInterfaceOrientations, and return \
      the page's shouldAutorotate and mask from the container that UIKit asks
      """,
    ],
    rules: [.shouldAutorotate, .deviceTurn],
    reports: ["https://github.com/apache/cordova-plugin-screen-orientation/issues/100"],
    consequenceOf: [containerIgnoresChild.id], isStanding: true,
    loudExample: "autorotate-false-turns-from-16",
    quietExample: "autorotate-false-skips-supported",
    interest: [.turns(.deviceTurn), .seenTurns],
    look: { _, run in
      run.reportOnFollower(byRules: run.situation.hasDroppedAutorotate) {
        $0.situation.unheard(by: $1, turnedAt: $3)
      }
    })
}

extension Situation {
  /// A page that a rotation ignores; one that also declares a mask is overlooked by its container
  /// and not by the version.
  fileprivate func unheard(by ruling: Ruling, turnedAt event: UInt64) -> Detector.Report? {
    // Where UIKit asks for no mask, it asks for nothing else.
    guard ruling.masksCount ? ruling.asked != nil : hasDroppedAutorotate else { return nil }
    let asked = ruling.masksCount ? ruling.asked : nil
    let answering = asked.flatMap {
      respondent(to: .shouldAutorotate, from: $0, at: .deviceTurn).controller
    }
    guard
      let page = unheard(answering, isAsked: answering == asked, by: ruling)
        ?? unheard(visiblePage(of: ruling.window), isAsked: false, by: ruling)
    else { return nil }
    return ruling.report(on: page, evidence: [event], rule: .deviceTurn)
  }

  private func unheard(
    _ page: ControllerID?, isAsked: Bool, by ruling: Ruling
  ) -> ControllerID? {
    guard let page, autorotates(page) == false,
      isAsked || statedMask(of: page) == nil || isForwarded(page, by: ruling)
    else { return nil }
    return page
  }

  /// Whether UIKit reads the mask of a page through its container, and only the version overlooks
  /// the rest.
  private func isForwarded(_ page: ControllerID, by ruling: Ruling) -> Bool {
    guard system.major >= 16, let parent = facts.controllers[page].parent else { return false }
    return facts.controllers[parent].forwarding != .none && consulted(by: ruling).contains(page)
  }
}
