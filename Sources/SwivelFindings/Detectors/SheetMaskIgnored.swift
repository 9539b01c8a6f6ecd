import SwivelModel
import SwivelReplay

extension Detector {
  static let sheetMaskIgnored = Detector(
    id: "sheet-mask-ignored", severity: .warning,
    problem: "\(.page, "the page") does not fill the window, so its mask has no effect",
    explanation: """
      UIKit asks a presented page for its mask only if the page fills the window. A page sheet, \
      form sheet or popover does not, so UIKit asks the page below it. Since iOS 13, a page \
      without a modalPresentationStyle of its own is such a sheet as well.
      """,
    help: [
      .from(13): """
      set modalPresentationStyle to fullScreen before presenting the page; or limit the mask of \
      the page below while the sheet is presented
      """,
      .before(13): "set modalPresentationStyle to fullScreen before presenting the page",
    ],
    rules: [.sheetNotAsked],
    reports: ["https://jierong.dev/2020/10/04/supportedinterfaceorientations.html"],
    isStanding: true,
    loudExample: "pagesheet-not-asked", quietExample: "fullscreen-presented-is-asked",
    interest: [.answers, .turns],
    look: { _, run in run.firstReport { run.situation.sheet(under: $0) } })
}

extension Situation {
  fileprivate func sheet(under ruling: Ruling) -> Detector.Report? {
    guard ruling.masksCount, ruling.exception == nil, ruling.trigger != .dismissal,
      let sheet = facts.windows[ruling.window].topStaying, sheet != ruling.asked,
      !fillsWindow(sheet), let mask = statedMask(within: sheet),
      ruling.isOther(under: mask, held: held)
    else { return nil }
    return ruling.report(
      on: shownPage(in: sheet), allowed: mask, decider: ruling.asked, rule: .sheetNotAsked)
  }
}
