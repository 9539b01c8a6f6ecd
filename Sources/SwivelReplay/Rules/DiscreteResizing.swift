import SwivelModel

/// See ``rule``.
///
/// A guide for Capacitor reads TN3192 so that the key is ignored altogether. Apple's session says
/// the opposite, and takes precedence: without this rule, UIKit reads no masks.
enum DiscreteResizing: RuleBody {
  static let rule = Rule(
    .discreteResizing, .from(27), linked: .from(27), .disputed,
    """
    UIRequiresFullScreen requests discrete resizing, on an iPhone as well: each size is a new \
    screen, and UIKit reads the masks on it.
    """,
    changed: "On iOS 26 and earlier, the key counts only on an iPad, and opts out of resizing.",
    sources: [
      "Apple, WWDC 2026 session 278",
      "Apple, iOS & iPadOS 27 release notes (178558224, 178559386, 178560235, 178562971)",
      "https://github.com/expo/expo/pull/48175",
    ],
    example: "full-screen-key-resizes-in-steps")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.isDiscrete = situation.facts.session.fullScreenKeyCounts
  }
}
