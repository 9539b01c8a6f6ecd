import SwivelModel

/// See ``rule``.
enum GestureDefers {
  static let rule = Rule(
    .gestureDefers, .from(7), at: [.deviceTurn], .observed,
    """
    While a finger holds a swipe back, a turn of the device waits until the \
    gesture has ended.
    """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues (radar 19575838)"
    ],
    example: "swipe-back-defers-turn")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.holdsInteractivePop(in: ruling.window), ruling.isTurn else { return }
    ruling.hold(.gestureDefers)
    ruling.isDeferred = true
  }
}
