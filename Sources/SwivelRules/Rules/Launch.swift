import SwivelModel

/// See ``rule``.
///
/// One source has it that the preferred orientation decides at launch; Apple documents it for
/// full-screen presentation only, and wins.
enum Launch {
  static let rule = Rule(
    .launch, .from(2), at: [.launch], .documented,
    """
    At launch the masks are read; the interface takes the way the device is held if \
    that is allowed, or stays as the launch screen for a page that does not turn.
    """,
    changed: "On iOS 8 a small phone's launch screen is as the first entry of the Info.plist says.",
    sources: [
      "https://qiita.com/kenmaz/items/1704152ef38c35bfe9fe",
      "https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch06p259launchIntoRotation)",
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

  /// Before the app's code runs only the Info.plist counts: a phone starts upright if it may (not on iOS 8),
  /// an iPad and a large phone as they are held (radar 22330537), and each else as the first entry says.
  private static func launchScreen(_ situation: Situation) -> InterfaceOrientationMask {
    let (device, plist) = (situation.facts.session.device, situation.facts.app.plist)
    let isSmallPhone = device.idiom == .phone && !device.contains(.large)
    let natural = isSmallPhone ? .portrait : situation.upright ?? .portrait
    let goesByFirst = isSmallPhone && situation.system.major == 8
    guard let first = plist.first, goesByFirst || !plist.mask.allows(natural) else {
      return InterfaceOrientationMask(natural)
    }
    return InterfaceOrientationMask(first)
  }
}
