import SwivelModel

/// See ``rule``.
///
/// The report concerns a flat device; that it also holds under the rotation lock is inferred.
enum DismissalAfterSleep: RuleBody {
  static let rule = Rule(
    .dismissalAfterSleep, .from(8), at: [.dismissal], .observed,
    """
    If the screen was turned off while a page was presented, the previous orientation is lost, and \
    the interface keeps its orientation if that is allowed.
    """,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/7943 (radar 25614825)"
    ],
    example: "sleep-over-presented-page")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, ruling.readsMasks, situation.interface.hasSlept(over: page),
      situation.facts.device.isRotationLocked || situation.isFlat, ruling.isTurn,
      ruling.allowsCurrent
    else { return }
    ruling.hold(.dismissalAfterSleep)
  }
}
