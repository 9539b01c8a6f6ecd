import SwivelModel

/// See ``rule``.
enum ShouldAutorotateTo: RuleBody {
  static let rule = Rule(
    .shouldAutorotateTo, .only(2...5), .documented,
    """
    On iOS 5 and earlier, a controller accepts or rejects each orientation; by default, it accepts \
    only portrait.
    """,
    changed: "Since iOS 6, UIKit asks controllers for a mask.",
    sources: [
      "Apple, shouldAutorotateToInterfaceOrientation:",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "ios5-default-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked else { return }
    let respondent = situation.respondent(to: .mask, from: page, at: ruling.trigger)
    guard let end = respondent.controller else { return }
    ruling.respondent = end
    ruling.controllerMask = situation.ownTurnMask(of: end)
  }
}
