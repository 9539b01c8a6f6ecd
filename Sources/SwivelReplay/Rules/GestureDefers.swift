import SwivelModel

/// See ``rule``.
///
/// According to the same report an extension rotates at once, during the gesture.
enum GestureDefers: RuleBody {
  static let rule = Rule(
    .gestureDefers, .from(7), at: [.deviceTurn], .observed,
    """
    During an interactive swipe back, the interface follows a rotation of the device only after the gesture ends.
    """,
    changed: "The gesture is new in iOS 7.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/2227 (radar 19575838)"
    ],
    example: "swipe-back-defers-turn")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.process == .app, ruling.isTurn,
      situation.holdsInteractivePop(in: ruling.window)
    else { return }
    ruling.hold(.gestureDefers)
    ruling.isDeferred = true
  }
}
