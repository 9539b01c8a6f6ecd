import SwivelModel

/// See ``rule``.
enum SheetNotAsked: RuleBody {
  static let rule = Rule(
    .sheetNotAsked, .from(6), .documented,
    "UIKit does not ask a presented page that does not fill the window; it asks the page below.",
    changed:
      """
      On iOS 12 and earlier, a phone shows sheets full screen; since iOS 13, they are the default \
      style.
      """,
    sources: [
      "Apple, supportedInterfaceOrientations",
      "Apple, modalPresentationStyle",
    ],
    example: "pagesheet-not-asked")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].isPresented else { return }
    moveOn(&ruling, situation)
  }

  private static func moveOn(_ ruling: inout Ruling, _ situation: Situation) {
    for _ in 0..<SceneState.maximumDepth {
      guard let page = ruling.asked, situation.facts.controllers[page].isPresented,
        !situation.fillsWindow(page)
      else { return }
      ruling.asked = situation.below(page)
    }
  }
}
