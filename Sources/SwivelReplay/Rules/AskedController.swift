import SwivelModel

/// See ``rule``.
///
/// A page that is being dismissed is skipped, because the one below it is about to be visible.
/// According to one source the root answers for presented pages up to iOS 9; Apple's notes for iOS
/// 6 contradict it, and take precedence.
enum AskedController: RuleBody {
  static let rule = Rule(
    .askedController, .from(6), .documented,
    "UIKit asks the last presented controller for its mask, or the root if nothing is presented.",
    changed: "On iOS 5 and earlier, UIKit asks the first controller of the window.",
    sources: [
      "Apple, supportedInterfaceOrientations",
      "Apple, iOS 6 release notes",
    ],
    example: "fullscreen-presented-is-asked")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let window = situation.facts.windows[ruling.window]
    ruling.asked = window.topStaying ?? window.root
  }
}
