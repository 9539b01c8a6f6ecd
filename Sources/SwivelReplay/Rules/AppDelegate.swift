package import SwivelModel

/// See ``rule``.
///
/// One source intersects all three masks; Apple documents that the plist applies where the delegate
/// does not answer, and takes precedence.
enum AppDelegate: RuleBody {
  static let rule = Rule(
    .appDelegate, .from(6), .documented,
    """
    The app delegate's mask replaces the mask in the Info.plist; UIKit does not intersect the two.
    """,
    changed:
      "New in iOS 6. Since iOS 27, the method is deprecated, and a scene delegate takes precedence.",
    sources: [
      "Apple, application(_:supportedInterfaceOrientationsFor:)",
      "Apple, Technical Q&A QA1688",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "delegate-replaces-plist")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let mask = answer(for: ruling.window, situation) else { return }
    ruling.appMask = mask
    ruling.appMaskSource = .delegate
  }

  fileprivate static func answer(
    for window: WindowID, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    if let answered = situation.facts.answeredAppMask(for: window) { return answered }
    switch situation.facts.app.delegate {
    case .absent: return nil
    case .fixed(let mask): return mask
    case .byWindow: return situation.facts.appMask(for: window) ?? situation.facts.app.otherMask
    case .byVisible: return answerByVisible(in: window, situation)
    }
  }

  private static func answerByVisible(
    in window: WindowID, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    let facts = situation.facts
    let top = situation.topMost(of: facts.windows.main ?? window)
    return top.flatMap(facts.appMask(whileVisible:)) ?? facts.app.otherMask
  }
}

extension Situation {
  /// The mask of the app for a window, also where a rule exempts the page from it.
  package func appMask(for window: WindowID) -> InterfaceOrientationMask {
    SceneDelegate.answer(for: window, self) ?? AppDelegate.answer(for: window, self)
      ?? facts.app.plist.mask
  }
}
