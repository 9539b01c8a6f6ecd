import SwivelModel

/// See ``rule``.
enum DeviceTurn: RuleBody {
  static let rule = Rule(
    .deviceTurn, .from(2), at: [.deviceTurn, .comeback], .documented,
    """
    When the device rotates, the interface follows if that is allowed, and otherwise keeps its \
    orientation.
    """,
    sources: [
      "Apple, supportedInterfaceOrientations",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "landscape-mirrored")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    guard let wanted = ruling.wanted else { return }
    ruling.turnIfAllowed(to: wanted)
  }
}
