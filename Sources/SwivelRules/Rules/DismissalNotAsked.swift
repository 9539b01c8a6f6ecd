import SwivelModel

/// See ``rule``.
enum DismissalNotAsked {
  static let rule = Rule(
    .dismissalNotAsked, .from(7), at: [.dismissal], .observed,
    """
    The dismissal of a custom presentation, or one under a finger, ends without \
    anybody being asked.
    """,
    changed: "Custom transitions are new in iOS 7.",
    sources: [
      "https://github.com/nytimes/NYTPhotoViewer/issues/202",
      "https://github.com/lionheart/openradar-mirror/issues/5848 (radar 22401547)",
    ],
    example: "custom-dismissal-asks-nobody")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject else { return }
    let state = situation.facts.controllers[page]
    let isCustom = situation.resolvedStyle(of: page) == .custom
    guard isCustom || state.isDismissalInteractive else { return }
    ruling.readsMasks = false
    ruling.preferred = nil
    ruling.hold(.dismissalNotAsked)
  }
}
