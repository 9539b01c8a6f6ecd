import SwivelModel

/// See ``rule``.
///
/// The report does not state how the device was held. With the device still in landscape, the
/// interface would stay as it was without this rule.
enum DismissalUsesOutgoingMask: RuleBody {
  static let rule = Rule(
    .dismissalUsesOutgoingMask, .from(6), at: [.dismissal], .observed,
    """
    If a controller still returns the mask of the page being dismissed, the interface keeps that \
    page's orientation.
    """,
    sources: [
      "https://github.com/jairobjunior/labs.jairobjunior.com.DeviceRotationOnlyOneViewController/issues/6"
    ],
    example: "leaving-page-still-answers")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.readsMasks, ruling.isTurn, ruling.allowsCurrent,
      answersWhileLeaving(ruling, situation)
    else { return }
    ruling.hold(.dismissalUsesOutgoingMask)
  }

  /// Whether the leaving page answers, because a controller asks it or an app delegate looks for
  /// the topmost one.
  private static func answersWhileLeaving(_ ruling: Ruling, _ situation: Situation) -> Bool {
    let controllers = situation.facts.controllers
    if let page = ruling.respondent, controllers[page].isBeingDismissed { return true }
    guard situation.facts.app.delegate == .byVisible, ruling.appMaskSource == .delegate,
      let top = situation.topMost(of: situation.facts.windows.main ?? ruling.window)
    else { return false }
    return controllers[top].isBeingDismissed
  }
}
