import SwivelModel

/// See ``rule``.
///
/// The report concerns form sheets alone, and calls the crash reproducible.
enum SheetLosesScreen: RuleBody {
  static let rule = Rule(
    .sheetLosesScreen, .only(8...12), on: .phone, at: [.deviceTurn], .observed,
    """
    A form sheet on a large phone fills the window only in portrait. UIKit throws on a \
    rotation to an orientation that the sheet allows but the page below does not.
    """,
    changed: "Since iOS 13, a form sheet does not fill a phone's window in portrait.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/21228 (radar 50397263)",
      "Apple, UIModalPresentationStyle.formSheet",
    ],
    example: "form-sheet-on-a-large-phone-turns")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.isTurn, ruling.to.isSubset(of: .landscape), let page = ruling.asked,
      situation.facts.session.device.contains(.large),
      situation.facts.controllers[page].isPresented,
      situation.resolvedStyle(of: page) == .formSheet, let below = situation.below(page)
    else { return }
    let respondent = situation.respondent(to: .mask, from: below, at: ruling.trigger)
    guard situation.mask(of: respondent).isDisjoint(with: ruling.to) else { return }
    ruling.hold(.sheetLosesScreen)
    ruling.exception = .other
  }
}
