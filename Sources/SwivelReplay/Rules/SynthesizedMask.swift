import SwivelModel

/// See ``rule``.
///
/// UIKit synthesizes the getter, so that a container that forwards gets the same mask. No source
/// says when this ended, if it did.
enum SynthesizedMask: RuleBody {
  static let rule = Rule(
    .synthesizedMask, .from(6), .documented,
    """
    A controller that overrides only shouldAutorotateToInterfaceOrientation(_:) allows the \
    orientations that it accepts there.
    """,
    changed: "On iOS 5 and earlier, this is the only method that UIKit calls.",
    sources: ["Apple, iOS 6 release notes"],
    example: "old-question-makes-a-mask")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let asked = ruling.asked, let page = ruling.respondent,
      let mask = situation.synthesizedMask(of: page),
      situation.respondent(to: .mask, from: asked, at: ruling.trigger) == .own(page)
    else { return }
    ruling.controllerMask = mask
  }
}
