import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages whose mask has no effect because their container answers for them.
  static let containerIgnoresChild = Detector(
    id: "container-ignores-child", severity: .warning,
    summary: "the container answers, and the mask of the page that the user sees has no effect",
    advice: """
      let the container's supportedInterfaceOrientations return that of its visible child, by a \
      subclass or by the container's delegate
      """,
    loudExample: "container-root-asked-not-child",
    quietExample: "nav-forwards-topvc",
    watch: watching(as: "container-ignores-child", .warning, 0) { _, moment, replayer in
      for ruling in moment.rulings {
        if let report = report(on: ruling, replayer.situation) { return report }
      }
      return nil
    })

  private static func report(on ruling: Ruling, _ situation: Situation) -> Report? {
    guard ruling.masksCount, ruling.readsMasks, ruling.exception == nil,
      let page = situation.visiblePage(of: ruling.window),
      let mask = ownMask(of: page, situation), isOverlooked(page, ruling, situation),
      makesDifference(mask, situation.facts.controllers[page], ruling)
    else { return nil }
    let isRootless = ruling.asked == nil
    return Report(
      window: ruling.window, page: page, allowed: mask,
      rules: [isRootless ? .rootlessWindow : .controllerMask])
  }

  private static func ownMask(
    of page: ControllerID, _ situation: Situation
  ) -> InterfaceOrientationMask? {
    let state = situation.facts.controllers[page]
    return situation.facts.session.system.major < 6 ? state.shouldAutorotateTo : state.supported
  }

  /// Whether the page lies inside the controller that was asked, and that one did not ask it.
  private static func isOverlooked(
    _ page: ControllerID, _ ruling: Ruling, _ situation: Situation
  ) -> Bool {
    guard let asked = ruling.asked else { return true }
    guard !situation.consulted(by: ruling).contains(page) else { return false }
    var next = situation.facts.controllers[page].parent
    for _ in 0..<SceneState.maximumDepth {
      guard let parent = next else { return false }
      if parent == asked { return true }
      next = situation.facts.controllers[parent].parent
    }
    return false
  }

  /// Whether the ruling would have been another one if the page had been asked.
  private static func makesDifference(
    _ mask: InterfaceOrientationMask, _ page: ControllerState, _ ruling: Ruling
  ) -> Bool {
    if ruling.isTurn { return ruling.to.isDisjoint(with: mask) }
    let possible = mask.intersection(ruling.appMask).intersection(ruling.deviceMask)
    if ruling.isRequestDenied { return !ruling.requested.isDisjoint(with: possible) }
    guard let wanted = ruling.wanted, possible.allows(wanted) else { return false }
    let wouldTurn = page.shouldAutorotate ?? true
    return ruling.heldBy == .intersection || ruling.heldBy == .shouldAutorotate && wouldTurn
  }
}
