import SwivelModel

/// See ``rule``.
enum Attempt {
  static let rule = Rule(
    .attempt, .from(5), at: [.attempt], .documented,
    """
    An attempt turns to the way the device is held, if that is allowed now, and to \
    nothing else.
    """,
    sources: [
      "Apple, attemptRotationToDeviceOrientation()",
      "seed 001",
      "seed 003",
    ],
    example: "seed1-attempt-rotation-immediate")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard !situation.isFlat, let upright = situation.upright else {
      ruling.hold(.flatDevice)
      return
    }
    ruling.turnIfAllowed(to: upright)
  }
}
