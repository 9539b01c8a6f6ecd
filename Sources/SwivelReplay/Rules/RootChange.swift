import SwivelModel

/// See ``rule``.
enum RootChange: RuleBody {
  static let rule = Rule(
    .rootChange, .from(2), at: [.rootChange], .observed,
    """
    UIKit asks a new root immediately, and the interface rotates to the device's orientation if \
    the root allows it.
    """,
    sources: [
      "Apple, supportedInterfaceOrientations",
      "https://github.com/lionheart/openradar-mirror/issues/8372 (radar 22887620)",
    ],
    example: "new-root-is-asked")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.settle(on: ruling.turns ? situation.pull(on: ruling) : nil)
  }
}
