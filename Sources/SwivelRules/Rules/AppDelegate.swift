import SwivelModel

/// See ``rule``.
///
/// One source intersects all three; Apple's text says that the plist is what is used where the
/// delegate does not answer, and wins.
enum AppDelegate {
  static let rule = Rule(
    .appDelegate, .from(6), .documented,
    """
    The app delegate's answer takes the place of the Info.plist; it is not a third \
    set to intersect.
    """,
    changed: "New in iOS 6; from iOS 27 on a scene delegate goes before it.",
    sources: [
      "Apple, application(_:supportedInterfaceOrientationsFor:)",
      "Apple, Technical Q&A QA1688",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "delegate-replaces-plist")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let mask = answer(ruling, situation) else { return }
    ruling.appMask = mask
    ruling.appMaskSource = .delegate
  }

  private static func answer(
    _ ruling: Ruling, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    let facts = situation.facts
    if let answered = facts.answeredAppMask(for: ruling.window) { return answered }
    switch facts.app.delegate {
    case .absent: return nil
    case .fixed(let mask): return mask
    case .byWindow: return facts.appMask(for: ruling.window) ?? facts.app.otherMask
    case .byVisible:
      let top = situation.topMost(of: facts.windows.main ?? ruling.window)
      return top.flatMap(facts.appMask(whileVisible:)) ?? facts.app.otherMask
    }
  }
}
