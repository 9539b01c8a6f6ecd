import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds presented pages that turn the interface upright while the device is held otherwise.
  static let modalForcedPortrait = Detector(
    id: "modal-forced-portrait", severity: .warning,
    summary: "the presented page allows less than the one below, and turns the interface upright",
    explanation: """
      A page that is presented over the whole window is asked, and turns the interface if it does not \
      allow the current orientation. A library whose pages allow portrait by default so turns an app that \
      the user holds across, or upside down.
      """,
    advice: [
      .from(
        13,
        """
        let the presented page allow what the page below allows (React Native's Modal: \
        supportedOrientations), or present it as a page sheet, which is not asked
        """),
      .before(
        13,
        """
        let the presented page allow what the page below allows (React Native's Modal: \
        supportedOrientations)
        """),
    ],
    rules: [.presentation, .controllerMask],
    reports: ["https://github.com/facebook/react-native/issues/36153"],
    loudExample: "portrait-modal-over-a-page-held-across",
    quietExample: "landscape-page-presented-from-portrait",
    interest: .turns(.presentation),
    look: { _, moment, replayer in
      moment.rulings.firstReport { ruling in
        guard ruling.trigger == .presentation, ruling.isTurn else { return nil }
        return forced(by: ruling, replayer.situation)
      }
    })

  private static func forced(by ruling: Ruling, _ situation: Situation) -> Report? {
    guard let page = ruling.subject, ruling.asked == page, let held = situation.held,
      ruling.from.only == held, held != .portrait,
      ruling.to.isDisjoint(with: .landscape), !ruling.controllerMask.allows(held),
      let below = situation.below(page)
    else { return nil }
    let respondent = situation.respondent(to: .mask, from: below, at: .inspection)
    // One that allows something else altogether could not have been shown without a turn.
    guard situation.mask(of: respondent).isStrictSuperset(of: ruling.controllerMask) else {
      return nil
    }
    return Report(
      window: ruling.window, page: situation.shownPage(in: page), allowed: ruling.controllerMask,
      decider: page, rules: [.presentation])
  }
}
