import SwivelModel

/// See ``rule``.
///
/// Since iOS 9 an app that was away while the lock was set comes back turned as it was.
enum RotationLock {
  static let rule = Rule(
    .rotationLock, .from(2), at: [.deviceTurn, .lockChange], .observed,
    """
    While the rotation is locked no turn of the device counts; locking turns to \
    portrait where allowed.
    """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)",
      "https://github.com/lionheart/openradar-mirror/issues/839 (radar 21417356)",
      "https://github.com/fliks-app/fliks/pull/815",
      "iOS屏幕旋转知识点以及实现 (blog article, iOS 5 to 10)",
    ],
    example: "rotation-lock-turns-to-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.device.isRotationLocked, let upright = situation.upright else { return }
    if ruling.trigger == .lockChange {
      ruling.turnIfAllowed(to: upright)
    } else {
      ruling.hold(.rotationLock)
    }
  }
}
