import SwivelModel

/// See ``rule``.
enum SheetNotAsked: RuleBody {
  static let rule = Rule(
    .sheetNotAsked, .from(6), .documented,
    """
    A presented page that does not fill the window is not asked; the page below it \
    is.
    """,
    changed:
      "Up to iOS 12 a phone shows sheets over the full screen; from iOS 13 on they are the default.",
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
