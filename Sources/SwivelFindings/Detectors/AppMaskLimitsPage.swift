import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds presented pages that would turn, and may not because of the app as a whole.
  static let appMaskLimitsPage = Detector(
    id: "app-mask-limits-page", severity: .warning,
    summary: "the app's mask rules out what the presented page asks for",
    explanation: """
      The app's mask, what the delegate of the app or, since iOS 27, of the scene answers, or else the \
      Info.plist, counts for every page. A player or a viewer that is presented over the whole window is \
      asked, and still cannot turn to what the app does not list.
      """,
    advice: [
      .always(
        because: .sceneDelegate,
        """
        answer every orientation that the page needs in supportedInterfaceOrientations(for:) of the scene \
        delegate while it is shown, and limit the other pages themselves
        """),
      .always(
        """
        list every orientation that any page needs in the Info.plist, or answer it in \
        application(_:supportedInterfaceOrientationsFor:) while that page is shown, and limit the other \
        pages themselves
        """),
    ],
    rules: [.intersection, .infoPlist, .appDelegate, .sceneDelegate],
    reports: ["https://github.com/ionic-team/capacitor/issues/5000"],
    isStanding: true,
    loudExample: "portrait-app-holds-a-presented-page",
    quietExample: "wide-delegate-lets-a-presented-page-turn",
    interest: .rulings(.deviceTurn, .presentation),
    look: { _, moment, replayer in
      moment.rulings.firstReport { exclusion(by: $0, replayer.situation) }
    })

  private static func exclusion(by ruling: Ruling, _ situation: Situation) -> Report? {
    guard ruling.masksCount, ruling.readsMasks, ruling.exception == nil, !ruling.isTurn,
      let page = ruling.asked, situation.facts.controllers[page].isPresented,
      let wish = wish(at: ruling), ruling.deviceMask.allows(wish), !ruling.appMask.allows(wish),
      let mask = claim(of: page, ruling, situation), mask.allows(wish)
    else { return nil }
    return Report(
      window: ruling.window, page: situation.shownPage(in: page), allowed: mask,
      rules: [ruling.appMaskSource.rule ?? .intersection])
  }

  /// The orientation that the page would be in if nobody but itself had a say.
  private static func wish(at ruling: Ruling) -> InterfaceOrientation? {
    switch ruling.trigger {
    case .deviceTurn: ruling.heldBy == .intersection ? ruling.wanted : nil
    case .presentation: ruling.preferred?.orientation
    default: nil
    }
  }

  /// What a page states; a player means what it says by saying nothing, and every other page, be it
  /// the system's, leaves it to the app.
  private static func claim(
    of page: ControllerID, _ ruling: Ruling, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    if situation.facts.controllers[page].kind == .videoPlayer { return ruling.controllerMask }
    return situation.statedMask(within: page).map { $0.intersection(ruling.controllerMask) }
  }
}
