import SwivelModel

/// See ``rule``.
enum PushStays: RuleBody {
  static let rule = Rule(
    .pushStays, .only(2...15), at: [.push], .documented,
    "A push does not rotate the interface, even if the page does not allow it.",
    changed: "Since iOS 16, a push sometimes rotates the interface; no source states exactly when.",
    sources: [
      "Apple, UINavigationController",
      "https://nunoalexandre.com/2018/08/24/forcing-an-orientation-in-ios",
      "https://github.com/griddynamics-archive/MMDrawerController/issues/88",
    ],
    example: "push-landscape-only-stays-portrait")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    if !ruling.allowsCurrent { ruling.hold(.pushStays) }
  }
}
