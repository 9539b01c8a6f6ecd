import SwivelModel
import SwivelReplay

extension Detector {
  static let presenterLimitsMask = Detector(
    id: "presenter-limits-mask", severity: .warning,
    problem:
      "\(.asked, "the page below") stays in the window and limits the mask of \(.page, "the page above it")",
    explanation: """
      An over-full-screen presentation, and on iOS 9 and earlier a custom one, leaves the view of \
      the page below in the window. UIKit allows only what both pages allow. If a third page is \
      presented on top, both masks limit it as well.
      """,
    help: """
      for the page that leaves its presenter in the window, use the fullScreen style, or a custom \
      presentation that removes the presenter's view (shouldRemovePresentersView; its animator \
      inserts that view again on dismissal); or return the \
      wider mask from the page that limits the other one while both are presented
      """,
    rules: [.presenterLimits, .keptPresenterAsked],
    reports: [
      "https://github.com/lionheart/openradar-mirror/issues/5848 (radar 22401547)",
      "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
    ],
    isStanding: true,
    loudExample: "ofs-all-over-portrait", quietExample: "ofs-portrait-over-all",
    interest: [.answers, .turns, .troubles],
    look: { _, run in run.firstReport { run.situation.limit(of: $0) } })
}

extension Situation {
  fileprivate func limit(of ruling: Ruling) -> Detector.Report? {
    guard ruling.masksCount, ruling.readsMasks, ruling.trigger != .dismissal,
      let page = facts.windows[ruling.window].topStaying, fillsWindow(page),
      let mask = maskAsked(by: page)
    else { return nil }
    let isPassedOver = ruling.asked != page
    guard isPassedOver || ruling.isLimitedByPresenter else { return nil }
    let endsApp = ruling.isLimitedByPresenter && ruling.exception == .noCommonOrientation
    let isOther = ruling.exception == nil && ruling.isOther(under: mask, held: held)
    guard endsApp || isOther else { return nil }
    return ruling.report(
      on: shownPage(in: page), allowed: mask, decider: below(page),
      rule: isPassedOver ? .keptPresenterAsked : .presenterLimits)
  }

  /// The mask that a presented page declares; for a player or a custom presentation without one,
  /// the default mask.
  private func maskAsked(by page: ControllerID) -> InterfaceOrientationMask? {
    let state = facts.controllers[page]
    let isViewer = state.kind == .videoPlayer || state.kind == .plain && state.style == .custom
    return statedMask(within: page) ?? (isViewer ? facts.session.device.defaultMask : nil)
  }
}
