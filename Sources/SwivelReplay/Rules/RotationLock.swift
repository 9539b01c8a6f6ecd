import SwivelModel

/// See ``rule``.
///
/// An app that was in the background while the lock was set returns in its previous orientation
/// (9+).
enum RotationLock: RuleBody {
  static let rule = Rule(
    .rotationLock, .from(2), at: [.deviceTurn, .comeback, .lockChange], .observed,
    "While rotation is locked, rotations of the device have no effect.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/839 (radar 21417356)",
      "https://github.com/lionheart/openradar-mirror/issues/3124 (radar 18403875)",
      "iOS屏幕旋转知识点以及实现 (blog article in Chinese, iOS 5 to 10)",
    ],
    example: "rotation-lock-turns-to-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    if situation.facts.device.isRotationLocked { ruling.hold(.rotationLock) }
  }
}
