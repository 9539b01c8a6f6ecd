import SwivelModel

/// See ``rule``.
enum AskedFirstController: RuleBody {
  static let rule = Rule(
    .askedFirstController, .only(2...5), .documented,
    """
    On iOS 5 and earlier, UIKit asks the controller whose view was added to the window first, or \
    the last presented one.
    """,
    changed: "Since iOS 6, UIKit asks only roots and presented pages.",
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
