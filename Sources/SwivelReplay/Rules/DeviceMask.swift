import SwivelModel

/// See ``rule``.
enum DeviceMask: RuleBody {
  static let rule = Rule(
    .deviceMask, .from(2), .documented,
    "A phone without a home button never rotates its interface upside down.",
    sources: [
      "Apple, supportedInterfaceOrientations",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "faceid-never-upside-down")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.deviceMask = situation.facts.session.device.possibleOrientations
  }
}
