import SwivelModel

/// See ``rule``.
enum MirroringIsPortrait: RuleBody {
  static let rule = Rule(
    .mirroringIsPortrait, .from(27), on: .phone, .documented,
    "In iPhone Mirroring, the interface is always in portrait, whatever the shape of its window.",
    changed: "On iOS 26 and earlier, a mirrored iPhone shows what its own screen would show.",
    sources: ["Apple, WWDC 2026 session 278"],
    example: "mirroring-is-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.windowing == .mirrored, ruling.trigger != .inspection else {
      return
    }
    ruling.to = .portrait
    ruling.heldBy = ruling.isTurn ? nil : .mirroringIsPortrait
  }
}
