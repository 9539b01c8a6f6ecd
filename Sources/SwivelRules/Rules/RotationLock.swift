import SwivelModel

/// See ``rule``.
enum RotationLock {
  static let rule = Rule(
    .rotationLock, .from(2), at: [.deviceTurn, .lockChange], .observed,
    """
    While the rotation is locked no turn of the device counts; locking turns to \
    portrait where allowed.
    """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)",
      "https://github.com/fliks-app/fliks/pull/815",
      "seed 001",
    ],
    example: "rotation-lock-turns-to-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    if ruling.trigger == .lockChange {
      guard let upright = situation.upright else { return }
      ruling.turnIfAllowed(to: upright)
    } else if situation.facts.device.isRotationLocked {
      ruling.hold(.rotationLock)
    }
  }
}
