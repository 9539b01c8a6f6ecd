import SwivelModel

/// See ``rule``.
enum Multitasking {
  static let rule = Rule(
    .multitasking, .only(9...18), linked: .from(9), on: .pad, .documented,
    """
    An iPad app that lists all four orientations takes part in multitasking: \
    nobody is asked.
    """,
    changed: "Up to iOS 8 every app is asked; on iOS 26 the masks count again, also in a window.",
    sources: [
      "Apple, supportedInterfaceOrientations",
      "Apple, UIRequiresFullScreen",
      "Apple, Adopting Multitasking Enhancements on iPad",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "ipad-four-orientations-not-asked")

  @inline(__always)
  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    let session = situation.facts.session
    guard !session.requiresFullScreen, situation.facts.app.plist.mask == .all else { return }
    ruling.masksCount = false
    ruling.appMask = .all
    ruling.appMaskSource = .plist
    ruling.controllerMask = .all
    ruling.respondent = nil
  }
}
