import SwivelModel

/// See ``rule``.
enum PresenterLimits: RuleBody {
  static let rule = Rule(
    .presenterLimits, .from(8), .observed,
    """
    A page whose presenter's view stays in the window is restricted to what the page below allows, \
    if the two masks have an orientation in common.
    """,
    changed:
      """
      Introduced with the presentation styles of iOS 7 and 8. A custom presentation has this effect only \
      on iOS 9 and earlier.
      """,
    sources: [
      "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
      "https://github.com/lionheart/openradar-mirror/issues/5848 (radar 22401547)",
      "https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch06p272forcedRotation)",
    ],
    example: "ofs-all-over-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].isPresented else { return }
    limit(&ruling, situation)
  }

  private static func limit(_ ruling: inout Ruling, _ situation: Situation) {
    var next = ruling.asked
    for _ in 0..<SceneState.maximumDepth {
      guard let page = next, situation.facts.controllers[page].isPresented,
        situation.keepsPresenter(page), let below = situation.below(page)
      else { return }
      limit(&ruling, by: below, situation)
      next = below
    }
  }

  private static func limit(
    _ ruling: inout Ruling, by page: ControllerID, _ situation: Situation
  ) {
    let respondent = situation.respondent(to: .mask, from: page, at: ruling.trigger)
    let limited = ruling.controllerMask.intersection(situation.limit(by: respondent))
    guard !limited.isEmpty, limited != ruling.controllerMask else { return }
    ruling.controllerMask = limited
    ruling.isLimitedByPresenter = true
  }
}

extension Situation {
  /// The mask of a respondent below, whichever of its getters it overrides.
  fileprivate func limit(by respondent: Respondent) -> InterfaceOrientationMask {
    guard case .own(let page) = respondent, let mask = synthesizedMask(of: page) else {
      return mask(of: respondent)
    }
    return mask
  }
}
