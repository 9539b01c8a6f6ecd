import SwivelModel

/// See ``rule``.
enum PreferredNotSupported: RuleBody {
  static let rule = Rule(
    .preferredNotSupported, .from(6), at: [.presentation, .dismissal], .documented,
    """
    A preferred orientation outside of the page's own mask throws; since iOS 17 it \
    is only logged.
    """,
    changed: "From iOS 17 on it is only logged.",
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
