import SwivelModel

/// See ``rule``.
enum AskedFirstController: RuleBody {
  static let rule = Rule(
    .askedFirstController, .only(2...5), .documented,
    """
    Up to iOS 5 UIKit asks the first controller bound to the window, or the last \
    presented one.
    """,
    changed: "From iOS 6 on only roots and presented pages are asked.",
    sources: [
      "Apple, Technical Q&A QA1688",
      "https://stackoverflow.com/questions/2953351",
    ],
    example: "first-controller-of-window-is-asked")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let window = situation.facts.windows[ruling.window]
    ruling.asked = window.topStaying ?? window.root ?? window.firstView
  }
}
