import SwivelModel

/// See ``rule``.
enum ForwardingRule: RuleBody {
  static let rule = Rule(
    .forwarding, .from(6), .documented,
    "A controller can return another controller's mask instead of its own.",
    changed:
      """
      A cycle crashes the app. Since iOS 10, if a UIKit alert is part of the cycle, UIKit logs an \
      error instead, and the alert returns its own mask.
      """,
    sources: [
      "Apple, supportedInterfaceOrientations",
      "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
      "https://github.com/sberrevoets/SDCAlertView/issues/328",
      "https://github.com/lionheart/openradar-mirror/issues/5833 (radar 22385765)",
    ],
    example: "nav-forwards-topvc")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].forwarding != .none else {
      return
    }
    ask(page, &ruling, situation)
  }

  private static func ask(
    _ page: ControllerID, _ ruling: inout Ruling, _ situation: Situation
  ) {
    let respondent = situation.respondent(to: .mask, from: page, at: ruling.trigger)
    if ruling.trigger != .inspection {
      if respondent == .endless { ruling.exception = .recursion }
      ruling.endsCircle = situation.isAskedInCircle(respondent, from: page)
    }
    ruling.respondent = respondent.controller
    ruling.controllerMask = situation.mask(of: respondent)
  }
}
