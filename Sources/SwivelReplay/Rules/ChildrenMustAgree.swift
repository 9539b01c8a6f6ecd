import SwivelModel

/// See ``rule``.
///
/// An app's own container answers for itself.
enum ChildrenMustAgree: RuleBody {
  static let rule = Rule(
    .childrenMustAgree, .only(2...5), .documented,
    "On iOS 5 and earlier, a UIKit container rotates only if all of its children agree.",
    changed: "Since iOS 6, children are not asked.",
    sources: [
      "Apple, Technical Q&A QA1688",
      "https://github.com/mattgemmell/MGSplitViewController/pull/26",
    ],
    example: "ios5-tabs-must-agree")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.respondent,
      situation.facts.controllers[page].kind.isUIKitContainer,
      situation.facts.controllers[page].forwarding == .none
    else { return }
    ruling.controllerMask = situation.agreedMask(of: page)
  }
}
