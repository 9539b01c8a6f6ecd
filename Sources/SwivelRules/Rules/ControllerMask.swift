import SwivelModel

/// See ``rule``.
enum ControllerMask {
  static let rule = Rule(
    .controllerMask, .from(6), .documented,
    """
    A controller allows what it overrides, else its idiom's default; its children \
    are not asked.
    """,
    sources: [
      "Apple, supportedInterfaceOrientations",
      "seed 000",
      "seed 001",
      "seed 003",
    ],
    example: "seed0-container-root-asked-not-child")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked else { return }
    ruling.respondent = page
    ruling.controllerMask = situation.ownMask(of: page)
  }
}
