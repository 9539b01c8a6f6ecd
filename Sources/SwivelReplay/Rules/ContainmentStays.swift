import SwivelModel

/// See ``rule``.
enum ContainmentStays: RuleBody {
  static let rule = Rule(
    .containmentStays, .from(2), at: [.selection, .embedding, .windowView], .observed,
    "Selecting a child of a container does not rotate the interface.",
    sources: [
      "https://github.com/LeoNatan/LNPopupController/issues/243",
      "https://github.com/ECSlidingViewController/ECSlidingViewController/issues/406",
    ],
    example: "child-in-front-does-not-turn")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    if !ruling.allowsCurrent { ruling.hold(.containmentStays) }
  }
}
