import SwivelModel

/// See ``rule``.
enum LockRotatesToPortrait: RuleBody {
  static let rule = Rule(
    .lockRotatesToPortrait, .from(2), on: .phone, at: [.lockChange], .observed,
    "When the user locks rotation, a phone's interface rotates to portrait if that is allowed.",
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)",
      "https://github.com/lionheart/openradar-mirror/issues/3124 (radar 18403875)",
      "https://github.com/fliks-app/fliks/pull/815",
    ],
    example: "rotation-lock-turns-to-portrait")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.heldBy = nil
    ruling.turnIfAllowed(to: .portrait)
  }
}
