import SwivelModel

/// See ``rule``.
///
/// Until a display is recorded, the outer one is assumed: it is the one that is like every iPhone.
enum InnerDisplay: RuleBody {
  static let rule = Rule(
    .innerDisplay, .from(27), on: .phone, .documented,
    """
    UIKit does not read the masks on the inner display of a foldable iPhone, unless the app \
    requires full screen; on the outer display, it does.
    """,
    changed: "Foldable iPhones are new in iOS 27.1.",
    sources: [
      "Apple, Prepare your app for iPhone Duo (tech talk 111461)",
      "https://github.com/mirzaaghazadeh/iphone-duo-skills",
    ],
    example: "inner-display-asks-nobody")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let facts = situation.facts
    guard facts.session.device.contains(.foldable), facts.device.display == .inner,
      !facts.session.fullScreenKeyCounts
    else { return }
    ruling.askNobody(.innerDisplay)
    // One recording shows it upside down.
    ruling.deviceMask = .all
  }
}
