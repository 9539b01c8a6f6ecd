import SwivelModel

/// See ``rule``.
enum LockedInBackground: RuleBody {
  static let rule = Rule(
    .lockedInBackground, .only(2...8), on: .phone, at: [.comeback], .observed,
    """
    An app that returns to the foreground while rotation is locked rotates to portrait if that is \
    allowed.
    """,
    changed: "Since iOS 9, the app returns in its previous orientation.",
    sources: ["https://github.com/lionheart/openradar-mirror/issues/839 (radar 21417356)"],
    example: "rotation-locked-while-away-on-ios8")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.device.isRotationLocked else { return }
    ruling.heldBy = nil
    ruling.turnIfAllowed(to: .portrait)
  }
}
