import SwivelModel

/// See ``rule``.
enum PreferredNotSupported: RuleBody {
  static let rule = Rule(
    .preferredNotSupported, .from(6), at: [.presentation, .dismissal], .documented,
    """
    UIKit throws an exception if a page prefers an orientation outside its own mask; since iOS 17, \
    it only logs an error.
    """,
    changed: "Since iOS 17, UIKit only logs an error.",
    sources: [
      "Apple, preferredInterfaceOrientationForPresentation",
      "https://github.com/bytedance/Bytedance-UnionAD/issues/105",
      "https://github.com/yuwind/HHTransition/issues/16",
    ],
    example: "preferred-outside-mask-throws")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let preferred = ruling.preferred, ruling.exception == nil else { return }
    // An unknown orientation is in no mask.
    if let orientation = preferred.orientation, ruling.controllerMask.allows(orientation) { return }
    guard situation.system.major < 17 else {
      ruling.message = .preferredNotSupported
      return
    }
    ruling.hold(.preferredNotSupported)
    ruling.exception = .preferredNotSupported
  }
}
