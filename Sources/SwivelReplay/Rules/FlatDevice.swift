import SwivelModel

/// See ``rule``.
enum FlatDevice: RuleBody {
  static let rule = Rule(
    .flatDevice, .from(2), at: [.deviceTurn, .comeback], .documented,
    "A device that is flat, or whose orientation is unknown, does not rotate the interface.",
    sources: [
      "Apple, UIDeviceOrientation",
      "https://github.com/IFTTT/FastttCamera/pull/63",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "face-up-no-change")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    guard ruling.wanted == nil else { return }
    ruling.hold(.flatDevice)
  }
}
