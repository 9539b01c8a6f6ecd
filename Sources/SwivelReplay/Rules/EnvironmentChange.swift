import SwivelModel

/// See ``rule``.
///
/// The sources call folding a resize of the same scene, without a launch. That the interface then
/// rotates by the masks of the display follows from them; no source describes the moment.
enum EnvironmentChange: RuleBody {
  static let rule = Rule(
    .environmentChange, .from(27), on: .phone, at: [.environmentChange], .observed,
    """
    When a foldable iPhone is folded or unfolded, or iPhone Mirroring ends, the interface rotates \
    to the device's orientation if the masks allow it.
    """,
    changed: "Foldable iPhones are new in iOS 27.1.",
    sources: [
      "Apple, Prepare your app for iPhone Duo (tech talk 111461)",
      "https://gist.github.com/frankschlegel/6356a059426b2393528691822edfdae6",
    ],
    example: "folding-brings-the-masks-back")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.settle(on: situation.pull(on: ruling))
  }
}
