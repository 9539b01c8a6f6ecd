import SwivelModel

/// See ``rule``.
enum PreferredNotSupported {
  static let rule = Rule(
    .preferredNotSupported, .from(6), at: [.presentation, .dismissal], .documented,
    """
    A preferred orientation outside of the page's own mask throws; since iOS 17 it \
    is only logged.
    """,
    sources: [
      "Apple, preferredInterfaceOrientationForPresentation",
      "https://github.com/bytedance/xgplayer/issues/105",
    ],
    example: "preferred-outside-mask-throws")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let orientation = ruling.preferred?.orientation,
      !ruling.controllerMask.allows(orientation), ruling.exception == nil
    else { return }
    guard situation.system.major < 17 else {
      ruling.message = .preferredNotSupported
      return
    }
    ruling.hold(.preferredNotSupported)
    ruling.exception = .preferredNotSupported
  }
}
