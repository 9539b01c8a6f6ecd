import SwivelModel

/// See ``rule``.
enum DismissalKeepsTurned {
  static let rule = Rule(
    .dismissalKeepsTurned, .only(8...8), linked: .from(8), at: [.dismissal], .observed,
    """
    The interface stays turned after a dismissal though the page behind does not \
    allow it.
    """,
    changed: "Up to iOS 7, and from iOS 9 on, the page comes back as it allows.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/3257 (radar 18176955)"
    ],
    example: "ios8-presenter-stays-turned")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    guard ruling.readsMasks, !ruling.allowsCurrent else { return }
    ruling.hold(.dismissalKeepsTurned)
  }
}
