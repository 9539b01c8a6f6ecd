import SwivelModel

/// See ``rule``.
enum ContainerDelegate: RuleBody {
  static let rule = Rule(
    .containerDelegate, .from(7), .documented,
    "A container's delegate can return the container's mask.",
    changed: "New in iOS 7. Earlier, a subclass had to override supportedInterfaceOrientations.",
    sources: [
      "Apple, navigationControllerSupportedInterfaceOrientations(_:)",
      "https://useyourloaf.com/blog/upside-down-and-rotating-iphones/",
    ],
    example: "nav-delegate-mask")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let page = ruling.asked, situation.facts.controllers[page].delegateMask != nil else {
      return
    }
    ask(page, &ruling, situation)
  }

  private static func ask(
    _ page: ControllerID, _ ruling: inout Ruling, _ situation: Situation
  ) {
    let respondent = situation.respondent(to: .mask, from: page, at: ruling.trigger)
    guard respondent == .delegate(of: page) else { return }
    ruling.controllerMask = situation.mask(of: respondent)
  }
}
