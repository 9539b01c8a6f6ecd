import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds sheets whose mask has no effect because they cover only part of the window.
  static let sheetMaskIgnored = Detector(
    id: "sheet-mask-ignored", severity: .warning,
    summary: "the page does not fill the window, and its mask has no effect",
    explanation: """
      UIKit asks a presented page only if it fills the window. A page sheet, a form sheet or a popover \
      does not, so the page below it is asked. Since iOS 13 a page that names no presentation style is \
      such a sheet as well.
      """,
    advice: [
      .from(
        13,
        """
        set modalPresentationStyle to fullScreen before the page is presented; or let the page below \
        limit its mask as long as the sheet is there
        """),
      .before(13, "set modalPresentationStyle to fullScreen before the page is presented"),
    ],
    rules: [.sheetNotAsked],
    reports: ["https://jierong.dev/2020/10/04/supportedinterfaceorientations.html"],
    isStanding: true,
    loudExample: "pagesheet-not-asked", quietExample: "fullscreen-presented-is-asked",
    interest: [.answers, .turns],
    look: { _, moment, replayer in
      moment.rulings.firstReport { sheet(under: $0, replayer.situation) }
    })

  private static func sheet(under ruling: Ruling, _ situation: Situation) -> Report? {
    guard ruling.masksCount, ruling.exception == nil, ruling.trigger != .dismissal,
      let sheet = situation.facts.windows[ruling.window].topStaying, sheet != ruling.asked,
      !situation.fillsWindow(sheet), let mask = situation.statedMask(within: sheet),
      ruling.isOther(under: mask, held: situation.held)
    else { return nil }
    return Report(
      window: ruling.window, page: situation.shownPage(in: sheet), allowed: mask,
      decider: ruling.asked, rules: [.sheetNotAsked])
  }
}
