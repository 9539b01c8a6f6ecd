import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds masks that have nothing in common where UIKit checks the intersection.
  static let emptyIntersection = Detector(
    id: "empty-intersection", severity: .error,
    summary: "the app and the page have no orientation in common",
    explanation: """
      An orientation is allowed only if the device, the app (its delegate, otherwise the \
      Info.plist) and the page that UIKit asks all allow it. If there is none, UIKit throws \
      UIApplicationInvalidInterfaceOrientation when the page is shown or, on iOS 15 and earlier, \
      when the device is next rotated. Often the page belongs to the system or to a library, is \
      designed for portrait, and is shown in a landscape-only app. If a recording from iOS 12 or \
      earlier ends before the interface is observed, the finding is reported at its end, provided \
      that the masks of the app and of the page are recorded. The finding is also reported when \
      UIKit reads an empty mask from a page: a mask must not be empty, except in an app that sets \
      the orientation of the status bar itself (iOS 12 and earlier). If UIKit only logs it, or logs \
      an empty mask for a scene that is in use, it is a warning.
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
    consequenceOf: [presenterLimitsMask.id],
    loudExample: "empty-intersection-throws", quietExample: "three-way-intersection",
    interest: [
      .troubles, .kinds(.exceptionRaised, .rootChanged, .setStatusBarOrientation),
      .kinds(.messageLogged, .sceneMaskTold),
      .held(.deviceTurn), .turns(.deviceTurn), .rulings(.attempt, .needsUpdate, .geometryRequest),
    ], meanwhile: .allKinds,
    isFollowing: { $0.screen.settingUp.isOpen },
    told: .empty,
    look: { memories, moment, replayer in
      if case .outcome(let fact) = moment.kind, let report = logged(fact, moment, replayer) {
        return report
      }
      memories.screen.settingUp.follow(moment, replayer.situation)
      if case .request(.setStatusBarOrientation) = moment.kind {
        memories.app.hasSetStatusBar = true
      }
      return thrown(.noCommonOrientation, at: moment, replayer, by: .emptyIntersection)
        ?? moment.rulings.firstReport {
          nothing(by: $0, replayer.situation, isMeant: memories.app.hasSetStatusBar)
            ?? following(by: $0)
        }
    },
    lookAtEnd: { memories, replayer in memories.screen.settingUp.judge(replayer) })

  /// UIKit logged that there is none, or that there is one: an app that runs on has not ended.
  private static func logged(
    _ fact: OutcomeFact, _ moment: Moment, _ replayer: Replayer
  ) -> Report? {
    switch fact {
    case .messageLogged(message: .noCommonOrientation):
      let situation = replayer.situation
      var report = situation.report(
        in: situation.facts.windows.mainOrFirst, allowed: [], rule: .intersection)
      report.severity = .warning
      return report
    case .sceneMaskTold(_, _, let mask) where !mask.isEmpty:
      return refuted(by: moment, replayer)
    default: return nil
    }
  }

  /// Takes back what the rules expected of the last evaluation, which UIKit has logged otherwise.
  static func refuted(by moment: Moment, _ replayer: Replayer) -> Report? {
    let main = replayer.situation.facts.windows.mainOrFirst
    guard let look = replayer.situation.lastLook(at: main), look.isOpen(at: moment.event.instant)
    else { return nil }
    return .retracting(.because(look.sequence), in: main)
  }

  /// A page with an empty mask that lets the interface rotate; `isMeant` if the app sets the
  /// orientation of the status bar itself, for which the mask has to be empty.
  private static func nothing(by ruling: Ruling, _ situation: Situation, isMeant: Bool) -> Report? {
    guard !isMeant, situation.system.major >= 6, ruling.masksCount,
      ruling.exception == nil, ruling.turns, ruling.controllerMask.isEmpty,
      ruling.trigger != .deviceTurn || ruling.heldBy == .intersection,
      let page = ruling.respondent
    else { return nil }
    return ruling.report(on: page, allowed: [], decider: ruling.asked, rule: .intersection)
  }

  /// An interface that follows the device because nothing is in common (iPads, 16+).
  private static func following(by ruling: Ruling) -> Report? {
    guard ruling.trigger == .deviceTurn, ruling.isTurn, ruling.masksCount,
      !ruling.controllerMask.isEmpty, ruling.appMask.isDisjoint(with: ruling.controllerMask)
    else { return nil }
    var report = Report(
      window: ruling.window, page: ruling.respondent ?? ruling.asked,
      allowed: ruling.controllerMask, rule: .emptyIntersectionOnRotation)
    report.severity = .warning
    return report
  }

  /// A report on an exception that the rules expect, or that was observed.
  static func thrown(
    _ exception: UIKitException, at moment: Moment, _ replayer: Replayer, by rule: RuleID,
    told: InterfaceOrientationMask? = nil
  ) -> Report? {
    if let ruling = moment.rulings.first(where: { $0.exception == exception }) {
      return ruling.report(
        on: ruling.respondent ?? ruling.asked, allowed: ruling.controllerMask,
        rule: ruling.heldBy == .emptyIntersectionOnRotation ? .emptyIntersectionOnRotation : rule)
    }
    guard moment.kind == .outcome(.exceptionRaised(exception: exception)) else { return nil }
    return replayer.reportOnMain(told: told, rule: rule)
  }
}

extension Replayer {
  /// A report on an error of UIKit's own, with the mask that UIKit logged, if it did; the mask of
  /// an unknown window is unknown.
  func reportOnMain(told: InterfaceOrientationMask?, rule: RuleID) -> Detector.Report {
    let windows = situation.facts.windows
    let mask = windows.main.map { inspect($0).controllerMask } ?? []
    return situation.report(in: windows.mainOrFirst, allowed: told ?? mask, rule: rule)
  }
}
