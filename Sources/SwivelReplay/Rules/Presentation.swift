import SwivelModel

/// See ``rule``.
///
/// Where no orientation is preferred, the current one stays if the page allows it. Otherwise an
/// upside-down interface becomes portrait; no source says which side is chosen if the device is
/// held in neither allowed orientation.
enum Presentation: RuleBody {
  static let rule = Rule(
    .presentation, .from(2), at: [.presentation], .documented,
    """
    UIKit asks a page that is presented over the whole window; the interface rotates if the page \
    does not allow the current orientation.
    """,
    sources: [
      "Apple, iOS 6 release notes",
      "Apple, preferredInterfaceOrientationForPresentation",
      "https://github.com/SteffeyDev/react-native-popover-view/pull/35",
      "https://github.com/maxs15/react-native-modalbox/issues/193",
    ],
    example: "landscape-page-presented-from-portrait")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.subject, situation.fillsWindow(page) else {
      ruling.readsMasks = false
      return
    }
    if let before = beforeLaunch(ruling, situation) { return ruling.to = before }
    guard !ruling.allowsCurrent else { return }
    let upright = situation.upright
    let isPossible = upright.map { ruling.allowed.allows($0) } ?? false
    let isUpsideDown = ruling.from.only == .portraitUpsideDown
    ruling.settle(on: isUpsideDown && !isPossible ? .portrait : upright)
  }

  /// The orientation found at launch, if the launch rotation is pending and the page allows it
  /// (5–6).
  ///
  /// Source: a blog article of 2012 on controllers that are presented while an iPad launches.
  private static func beforeLaunch(
    _ ruling: Ruling, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    guard let before = situation.interface.beforeLaunch,
      ruling.window == situation.facts.windows.main, before.isSubset(of: ruling.allowed)
    else { return nil }
    return before
  }
}
