import SwivelModel

/// See ``rule``.
///
/// According to one source the preferred orientation decides at launch; Apple documents it for
/// full-screen presentation only, and takes precedence.
enum Launch: RuleBody {
  static let rule = Rule(
    .launch, .from(2), at: [.launch], .documented,
    """
    At launch, the interface rotates to the device's orientation if the masks allow it, or keeps \
    the launch screen's orientation if the page does not autorotate.
    """,
    changed:
      """
      The launch screen is in the device's orientation if listed; before iOS 13, phones other than \
      Plus and Max start in portrait, on iOS 8 in the one listed first.
      """,
    sources: [
      "https://qiita.com/kenmaz/items/1704152ef38c35bfe9fe",
      "https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch06p259launchIntoRotation)",
      "统一屏幕旋转控制方式 (a blog, on the launch screens of Taobao and Tmall)",
      "Apple, Technical Note TN2244",
      "Apple, Technical Q&A QA1688",
      "Apple, supportedInterfaceOrientations",
    ],
    example: "launch-as-the-first-entry-says")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    ruling.launchScreen = launchScreen(situation)
    guard ruling.turns, !ruling.allowed.isEmpty else { return ruling.to = ruling.launchScreen }
    ruling.settle(on: situation.upright)
    if ruling.to.only == nil, let first = situation.facts.app.plist.first,
      ruling.allowed.allows(first)
    {
      ruling.to = InterfaceOrientationMask(first)
    }
  }

  /// Before the app's code runs only the Info.plist counts: a phone starts in portrait if allowed
  /// (up to iOS 12, except 8); an iPad, a large phone (radar 22330537) and from iOS 13 on every
  /// phone start as they are held; otherwise the first entry applies.
  private static func launchScreen(_ situation: Situation) -> InterfaceOrientationMask {
    let (device, plist) = (situation.facts.session.device, situation.facts.app.plist)
    let isSmallPhone = device.idiom == .phone && !device.contains(.large)
    let startsUpright = isSmallPhone && situation.system.major < 13
    let natural = startsUpright ? .portrait : situation.upright ?? .portrait
    let goesByFirst = isSmallPhone && situation.system.major == 8
    guard let first = plist.first, goesByFirst || !plist.mask.allows(natural) else {
      return InterfaceOrientationMask(natural)
    }
    return InterfaceOrientationMask(first)
  }
}
