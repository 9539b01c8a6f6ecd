import SwivelModel
import SwivelReplay

extension Detector {
  static let preferredNotSupported = Detector(
    id: "preferred-not-supported", severity: .error,
    problem: "\(.page, "the page") prefers an orientation that it does not support",
    explanation: """
      A page that is presented over the whole window, or uncovered again, appears in its preferred \
      orientation. The page must support that orientation: otherwise UIKit throws an exception on \
      iOS 16 and earlier; on iOS 17 and later it only logs an error, which is a warning here. \
      UIKit also asks a page for its preferred orientation when a page that it presented is \
      dismissed. Without an override, a page prefers the current orientation: if a custom \
      presentation is dismissed in landscape over a portrait-only page, developers report a crash \
      as well (iOS 13–16).
      """,
    help: """
      in preferredInterfaceOrientationForPresentation, return an orientation that \
      supportedInterfaceOrientations contains, even in a page that only presents other pages, \
      because UIKit also reads its preference when they are dismissed; before you return the current orientation, check \
      that the mask contains it
      """,
    rules: [.preferredNotSupported, .preferredOnPresentation],
    reports: [
      "https://github.com/Appboy/appboy-ios-sdk/issues/54",
      "https://github.com/nytimes/NYTPhotoViewer/issues/360",
      "https://www.jianshu.com/p/5264766646dc",
    ],
    consequenceOf: [dismissalRotated.id],
    loudExample: "preferred-outside-mask-throws",
    quietExample: "preferred-orientation-on-presentation",
    interest: [
      .troubles, .rulings(.dismissal), .kinds(.supportedTold, .exceptionRaised, .messageLogged),
    ],
    look: { past, run in
      past.asked.noteMask(run)
      let logged = past.asked.mask(before: run.event.sequence)
      if let report = run.thrown(.preferredNotSupported, by: .preferredNotSupported, logged: logged)
      {
        return report
      }
      if let ruling = run.rulings.first(where: { $0.message == .preferredNotSupported }) {
        return ruling.report(
          on: ruling.asked, allowed: ruling.controllerMask, rule: .preferredNotSupported,
          severity: .warning)
      }
      switch run.kind {
      case .outcome(.messageLogged(message: .preferredNotSupported)):
        return run.reportOnMasks(
          logged: logged, rule: .preferredNotSupported,
          severity: run.situation.system.major >= 17 ? .warning : nil)
      case .presentation(.dismissBegan(_, _, interactive: false)):
        return run.firstReport { run.situation.unstated(at: $0) }
      default: return nil
      }
    })
}

extension Situation {
  /// A page without a preference is uncovered while it does not allow the interface orientation, by
  /// a transition that does not rotate it back.
  fileprivate func unstated(at ruling: Ruling) -> Detector.Report? {
    guard ruling.heldBy == .dismissalNotAsked, ruling.from.isSubset(of: .landscape),
      (13...16).contains(system.major), let below = ruling.asked
    else { return nil }
    let preferring = respondent(to: .preferred, from: below, at: .dismissal).controller
    let answering = respondent(to: .mask, from: below, at: .inspection)
    guard let page = answering.controller, pageMask(of: page) != nil,
      let preferring, facts.controllers[preferring].preferred == nil,
      mask(of: answering).isDisjoint(with: ruling.from)
    else { return nil }
    var report = ruling.report(
      on: page, allowed: mask(of: answering), rule: .preferredNotSupported)
    report.gate = .dismissalNotAsked
    return report
  }
}
