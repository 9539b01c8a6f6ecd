import SwivelModel
import SwivelReplay

extension Detector {
  static let requestRefused = Detector(
    id: "request-refused", severity: .warning,
    problem: "the geometry request is refused, and the interface does not rotate",
    explanation: """
      A geometry request rotates to an orientation that is both requested and allowed at that \
      moment. If there is none, or if an iPad shows the app beside others, the request's error \
      handler is called with code 101 some time later; without an error handler, the refusal goes \
      unnoticed. If the app asks for the same again within two seconds, and is not refused, it is a \
      note. The finding is also reported for a request outside the mask that UIKit logs for \
      the scene, if that mask stays for a second and nothing else is observed.
      """,
    help: [
      .from(27, because: .geometryNotInResizableScene): """
      lay out the pages for every orientation: since iOS 27, UIKit ignores requests and masks \
      on the inner display of a foldable iPhone, or in a scene that the user has resized
      """,
      .from(16, because: .geometryNotInMultitasking, when: .requiresFullScreen): """
      lay out the pages for every orientation: UIRequiresFullScreen has no effect on a request \
      while the app does not fill the screen
      """,
      .from(26, because: .geometryNotInMultitasking): """
      lay out the pages for every orientation, because UIKit does not read the masks of an app \
      that supports multitasking
      """,
      .from(16, because: .geometryNotInMultitasking): """
      lay out the pages for every orientation, because UIKit does not read the masks of an app \
      that supports multitasking; or set UIRequiresFullScreen, which takes effect while the app \
      fills the screen
      """,
      .from(27, because: .mirroringIsPortrait): """
      lay out the pages for every orientation: in iPhone Mirroring, the interface is in portrait, \
      whatever the masks allow and the app requests
      """,
      .from(16, when: .requestedInTransition): """
      make the request when the transition has ended (didShow, viewDidAppear): until then UIKit \
      may ask the outgoing page; call setNeedsUpdateOfSupportedInterfaceOrientations before it, \
      and pass an error handler to requestGeometryUpdate
      """,
      .from(16, when: .requestIsAllowed): """
      call setNeedsUpdateOfSupportedInterfaceOrientations on the controller that UIKit asks, \
      after the mask has changed and before the request: UIKit decides by the masks that it \
      read last; if the app does so, UIKit asks another page or window, such as an alert: make the \
      request when that is gone; pass an error handler to requestGeometryUpdate
      """,
      .from(27, because: .sceneDelegate): """
      before the request, return the orientation from supportedInterfaceOrientations(for:) of the \
      scene delegate, which replaces the app delegate and the Info.plist; call \
      setNeedsUpdateOfSupportedInterfaceOrientations on the controller that UIKit asks, and pass \
      an error handler to requestGeometryUpdate
      """,
      .from(16, because: .appDelegate): """
      before the request, return the orientation from \
      application(_:supportedInterfaceOrientationsFor:), which replaces the Info.plist; call \
      setNeedsUpdateOfSupportedInterfaceOrientations on the controller that UIKit asks, and pass \
      an error handler to requestGeometryUpdate
      """,
      .from(16, when: .isPresented): """
      before the request, allow the orientation in the presented page's \
      supportedInterfaceOrientations (React Native's Modal: supportedOrientations): UIKit asks \
      that page, and not the root; or make the request after the page is dismissed
      """,
      .from(16): """
      before the request, allow the orientation in the controller that UIKit asks and in the \
      app's mask (the Info.plist, or the app delegate if it answers), and call \
      setNeedsUpdateOfSupportedInterfaceOrientations on that controller; pass an error handler \
      to requestGeometryUpdate
      """,
    ],
    rules: [
      .geometryRequest, .geometryNotInMultitasking, .geometryNotInResizableScene,
      .mirroringIsPortrait, .sceneDelegate, .appDelegate,
    ],
    reports: ["https://github.com/gladiuscode/react-native-orientation-director/issues/70"],
    consequenceOf: [
      leftRightSwapped.id, containerIgnoresChild.id, sheetMaskIgnored.id, presenterLimitsMask.id,
      upsideDownUnavailable.id, appMaskLimitsPage.id, ipadMasksNotConsulted.id,
      emptyIntersection.id,
    ],
    loudExample: "geometry-request-denied",
    quietExample: "geometry-request-without-one-orientation",
    interest: [.rulings(.geometryRequest), .kinds(.supportedTold, .geometryRefused)],
    meanwhile: [.sightings, .maskAnswers],
    isFollowing: { past, _ in past.asked.isDenied || past.asked.unanswered.isOpen },
    claim: .refused,
    look: { past, run in
      if let ruling = run.rulings.first(where: { $0.trigger == .geometryRequest }) {
        if let repetition = past.asked.begin(ruling, run) { return repetition }
        guard ruling.isRequestDenied,
          !run.history.logged.allows(ruling.requested, in: ruling.window, run.facts)
        else { return nil }
        past.asked.unanswered.open(at: run.event, ruling)
        return past.asked.refusal(of: ruling, run, evidence: [])
      }
      if let solved = past.asked.unanswered.retraction(run, ifSolved: { !$0.isRequestDenied }) {
        return solved
      }
      if let sighting = run.sighting, run.event.record.family == .observation {
        return past.asked.fulfillment(by: sighting, run)
      }
      past.asked.noteMask(run)
      guard case .outcome(.geometryRefused(_, let request)) = run.kind else { return nil }
      if past.asked.isOfEarly(request, run) { return nil }
      defer { past.asked.end() }
      if let request { past.asked.name(request, of: run.event.sequence) }
      let window = past.asked.window ?? run.facts.windows.mainOrFirst
      return past.asked.refusal(
        of: run.gates(of: window), run, evidence: past.asked.evidence)
    })
}

extension Asked {
  fileprivate func refusal(
    of ruling: Ruling, _ run: Case, evidence: [UInt64]
  ) -> Detector.Report {
    let rule = run.situation.refusingRule(of: ruling)
    var report = run.situation.report(
      in: ruling.window, allowed: logged?.mask ?? ruling.allowed, decider: ruling.answering,
      evidence: evidence, rule: rule)
    report.conditions = conditions(ruling, run)
    // Without a version no rule is in force, and a window refuses nevertheless.
    let isByWindow = !run.replayer.isVersionKnown && rule != .geometryRequest
    report.gate =
      isByWindow ? rule : ruling.isExcludedByApp(requested) ? ruling.appRule : nil
    return report
  }
}

extension Situation {
  /// On an iPad, a request can fail in a window where one report saw it carried out.
  ///
  /// A foldable phone whose display is not recorded may be unfolded, and so may a phone whose scene
  /// is a window, as UIKit's error said.
  fileprivate func refusingRule(of ruling: Ruling) -> RuleID {
    switch ruling.heldBy {
    case .geometryNotInMultitasking?, .geometryNotInResizableScene?:
      return ruling.heldBy ?? .geometryRequest
    default:
      if facts.session.windowing == .mirrored { return .mirroringIsPortrait }
      let session = facts.session
      if session.device.idiom == .pad {
        return session.windowing == .fullScreen ? .geometryRequest : .geometryNotInMultitasking
      }
      let isUnknownWindow = session.windowing == .windowed && !session.device.contains(.onPad)
      return mayBeUnfolded || isUnknownWindow ? .geometryNotInResizableScene : .geometryRequest
    }
  }
}
