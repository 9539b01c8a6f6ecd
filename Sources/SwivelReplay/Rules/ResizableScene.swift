import SwivelModel

/// See ``rule``.
///
/// The notes mention the first time that the user resizes the scene. No event records that; a scene
/// that does not have the full screen is assumed to have been resized.
enum ResizableScene: RuleBody {
  static let rule = Rule(
    .resizableScene, .from(27), linked: .from(27), on: .pad, .documented,
    """
    The masks are only a preference; UIKit does not read them in a scene that the user has \
    resized.
    """,
    changed:
      "On iPadOS 26, UIKit reads the masks in a windowed scene if the app requires full screen.",
    sources: ["Apple, iOS & iPadOS 27 release notes", "Apple, TN3192"],
    example: "resized-scene-asks-nobody")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.windowing != .fullScreen else { return }
    ruling.askNobody(.resizableScene)
  }
}
