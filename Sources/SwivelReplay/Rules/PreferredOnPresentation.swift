import SwivelModel

/// See ``rule``.
///
/// It is never asked for a push, nor of a page that keeps the view below in place.
enum PreferredOnPresentation: RuleBody {
  static let rule = Rule(
    .preferredOnPresentation, .from(6), at: [.presentation, .dismissal], .documented,
    """
    A page that is presented over the whole window, or uncovered again, appears in its preferred \
    orientation.
    """,
    changed: "New in iOS 6.",
    sources: [
      "Apple, preferredInterfaceOrientationForPresentation",
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)",
      "https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch06p272forcedRotation)",
    ],
    example: "preferred-orientation-on-presentation")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.readsMasks, ruling.masksCount, let page = ruling.asked,
      situation.asksPreferred(of: page, for: ruling)
    else { return }
    ruling.preferred = situation.preferred(page, at: ruling.trigger)
    guard let orientation = ruling.preferred?.orientation, ruling.allowed.allows(orientation) else {
      return
    }
    ruling.to = InterfaceOrientationMask(orientation)
    ruling.heldBy = nil
  }
}
