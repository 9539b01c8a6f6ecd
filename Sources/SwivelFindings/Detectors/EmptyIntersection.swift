import SwivelModel
import SwivelReplay

extension Detector {
  static let emptyIntersection = Detector(
    id: "empty-intersection", severity: .error,
    problem: "the app and \(.page, "the page") have no orientation in common",
    explanation: """
      An orientation is allowed only if the device, the app (its delegate, otherwise the \
      Info.plist) and the page that UIKit asks all allow it. If there is none, UIKit throws \
      UIApplicationInvalidInterfaceOrientation when the page is shown or, on iOS 15 and earlier, \
      when the device is next rotated. Often the page belongs to the system or to a library, is \
      designed for portrait, and is shown in a landscape-only app. If a recording from iOS 12 or \
      earlier ends before the interface is observed, the finding is reported at its end, provided \
      that the masks of the app and of the page are recorded. The finding is also reported when \
      UIKit reads an empty mask from a page: a mask must not be empty, except in an app that sets \
      the orientation of the status bar itself (iOS 12 and earlier). It is a warning at a launch \
      since iOS 13 and at a mask update, where UIKit does not throw, if UIKit only logs it, if UIKit logs an empty mask for a scene that is in use, or if the app is observed to \
      run on with a presented page, or with a page that is held outside its mask.
      """,
    help: [
      .always(when: .isPresented): """
      in the presented page's supportedInterfaceOrientations, return an orientation that the \
      app's mask contains (React Native's Modal: supportedOrientations); if the app changes its \
      mask while the page is shown, change the page's mask first
      """,
      .always: """
      in application(_:supportedInterfaceOrientationsFor:) of the app delegate, return every \
      orientation that any page needs; limit each page with its own \
      supportedInterfaceOrientations, and never return an empty mask
      """,
    ],
    rules: [.emptyIntersection, .emptyIntersectionOnRotation, .intersection, .appDelegate],
    reports: [
      "https://github.com/Unity-Technologies/unity-ads/issues/61",
      "https://github.com/Instabug/Instabug-iOS/issues/90",
      "Apple, supportedInterfaceOrientations",
    ],
    consequenceOf: [presenterLimitsMask.id], isStanding: true,
    loudExample: "empty-intersection-throws", quietExample: "three-way-intersection",
    interest: [
      .troubles, .kinds(.exceptionRaised, .rootChanged, .setStatusBarOrientation),
      .kinds(.messageLogged, .sceneMaskTold),
      .held(.deviceTurn), .turns(.deviceTurn),
      .rulings(.launch, .attempt, .needsUpdate, .geometryRequest),
    ], meanwhile: .allKinds,
    isFollowing: { past, _ in past.screen.settingUp.isOpen || past.screen.unanswered.isOpen },
    claim: .empty,
    look: { past, run in
      if let report = run.loggedEmptiness { return report }
      past.screen.settingUp.follow(run)
      let solved = past.screen.unanswered.retraction(run) {
        $0.exception == nil && $0.following == nil
      }
      if let solved { return solved }
      if case .request(.setStatusBarOrientation) = run.kind { past.app.hasSetStatusBar = true }
      let report =
        run.thrown(.noCommonOrientation, by: .emptyIntersection)
        ?? run.firstReport {
          run.situation.nothing(by: $0, isMeant: past.app.hasSetStatusBar) ?? $0.following
        }
      if let ruling = report.flatMap({ run.rulings.first(in: $0.window) }) {
        past.screen.unanswered.open(at: run.event, ruling)
      }
      return report
    },
    lookAtEnd: { past, run in past.screen.settingUp.judge(run) })
}

extension Case {
  /// UIKit logged that there is none, or that there is one: an app that runs on has not ended.
  fileprivate var loggedEmptiness: Detector.Report? {
    switch kind {
    case .outcome(.messageLogged(message: .noCommonOrientation)):
      situation.reportOnMain(rule: .intersection, severity: .warning)
    case .outcome(.sceneMaskTold(_, _, let mask)): mask.isEmpty ? nil : refuted
    default: nil
    }
  }

  /// Takes back what the rules expected of the last evaluation, which UIKit has logged otherwise.
  var refuted: Detector.Report? {
    let main = facts.windows.mainOrFirst
    guard let look = situation.lastLook(at: main), look.isOpen(at: now) else { return nil }
    return .retracting(because: look.sequence, in: main)
  }

  /// A report on an exception that the rules expect, or that was observed; with the mask that UIKit
  /// logged, if it did.
  func thrown(
    _ exception: UIKitException, by rule: RuleID, logged: InterfaceOrientationMask? = nil
  ) -> Detector.Report? {
    if let ruling = rulings.first(where: { $0.exception == exception }) {
      return ruling.report(
        on: ruling.answering, allowed: ruling.controllerMask,
        rule: ruling.heldBy == .emptyIntersectionOnRotation ? .emptyIntersectionOnRotation : rule)
    }
    guard kind == .outcome(.exceptionRaised(exception: exception)), !isAfterSheet else {
      return nil
    }
    return reportOnMasks(logged: logged, rule: rule)
  }

  /// A report on an error of UIKit's own, with the mask that UIKit logged, if it did; the mask of
  /// an unknown window is unknown.
  func reportOnMasks(
    logged: InterfaceOrientationMask?, rule: RuleID, severity: Finding.Severity? = nil
  ) -> Detector.Report {
    let mask = logged ?? main.map { gates(of: $0).controllerMask } ?? []
    return situation.report(
      in: facts.windows.mainOrFirst, allowed: mask, rule: rule, severity: severity)
  }
}

extension Situation {
  /// A page with an empty mask that lets the interface rotate; `isMeant` if the app sets the
  /// orientation of the status bar itself, for which the mask has to be empty.
  fileprivate func nothing(by ruling: Ruling, isMeant: Bool) -> Detector.Report? {
    guard !isMeant, system.major >= 6, ruling.masksCount, ruling.exception == nil, ruling.turns,
      ruling.controllerMask.isEmpty,
      ruling.trigger != .deviceTurn || ruling.heldBy == .intersection, let page = ruling.respondent
    else { return nil }
    return ruling.report(on: page, allowed: [], decider: ruling.asked, rule: .intersection)
  }
}

extension Ruling {
  /// An interface that follows the device because nothing is in common (iPads, 16+), an app that is
  /// launched nevertheless (13+), or an update that can lead to nothing (16+).
  fileprivate var following: Detector.Report? {
    let isSurvived = (trigger == .launch || trigger == .needsUpdate) && exception == nil && turns
    guard isSurvived || trigger == .deviceTurn && isTurn, masksCount, !controllerMask.isEmpty,
      !appMask.isEmpty,
      appMask.isDisjoint(with: controllerMask)
    else { return nil }
    return report(
      on: answering, allowed: controllerMask, rule: .emptyIntersectionOnRotation,
      severity: .warning)
  }
}
