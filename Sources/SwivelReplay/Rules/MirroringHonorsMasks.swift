import SwivelModel

/// See ``rule``.
///
/// The release notes let the masks count in iPhone Mirroring until the user resizes the window; the
/// session says that the interface is always in portrait. Both are possible for a page without
/// portrait.
enum MirroringHonorsMasks: RuleBody {
  static let rule = Rule(
    .mirroringHonorsMasks, .from(27), linked: .from(27), on: .phone, .disputed,
    """
    In iPhone Mirroring, UIKit reads the masks until the user resizes the window: a page that does \
    not allow portrait may be in an orientation that it allows.
    """,
    changed: "On iOS 26 and earlier, a mirrored iPhone shows what its own screen would show.",
    sources: ["Apple, iOS & iPadOS 27 release notes (178555304)"],
    example: "mirrored-landscape-page-is-undetermined")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard situation.facts.session.windowing == .mirrored, ruling.trigger != .inspection,
      ruling.masksCount, !ruling.allowed.isEmpty, !ruling.allowed.allows(.portrait)
    else { return }
    ruling.to = ruling.allowed.union(.portrait)
    ruling.heldBy = ruling.isTurn ? nil : .mirroringHonorsMasks
  }
}
