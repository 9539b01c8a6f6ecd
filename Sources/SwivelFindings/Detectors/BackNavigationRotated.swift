import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages that are turned when the user comes back to them.
  static let backNavigationRotated = Detector(
    id: "back-navigation-rotated", severity: .warning,
    summary: "going back shows the previous page turned",
    advice: """
      override supportedInterfaceOrientations on the page itself, and let every container above it \
      forward to its top page; from iOS 16 on, call setNeedsUpdateOfSupportedInterfaceOrientations \
      when the page appears
      """,
    loudExample: "prev-page-turned-after-back",
    quietExample: "prev-page-locked-by-base-class",
    watch: watching(as: "back-navigation-rotated", .warning, Departure?.none) {
      pop, moment, replayer in
      pop.follow(moment, replayer)
      guard let ended = pop, ended.hasEnded else { return nil }
      return report(on: ended, replayer)
    })

  private static func report(on pop: Departure, _ replayer: Replayer) -> Report? {
    let situation = replayer.situation
    guard let page = pop.page.map(situation.shownPage) else { return nil }
    let mask = situation.pageMask(of: page)
    let now = situation.interface[pop.window]
    let isForbidden = mask.map { now.isDisjoint(with: $0) } ?? false
    let hadNoNeed = pop.from.isSubset(of: mask ?? situation.facts.session.device.defaultMask)
    guard isForbidden || (now.isDisjoint(with: pop.from) && hadNoNeed) else { return nil }
    return Report(
      window: pop.window, page: page, allowed: mask ?? situation.facts.session.device.defaultMask,
      evidence: [pop.sequence], rules: [pop.heldBy ?? .popStays])
  }
}

extension Departure? {
  /// Keeps track of a pop: its beginning, the turns on its way, its end or its cancellation.
  fileprivate mutating func follow(_ moment: Moment, _ replayer: Replayer) {
    let event = moment.event
    switch event.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      let facts = replayer.situation.facts
      self = nil
      guard facts.controllers[stack].poppingTo == page, let window = facts.window(of: stack)
      else { return }
      let ruling = moment.rulings.first { $0.window == window }
      let from = ruling?.from ?? replayer.situation.interface[window]
      self = Departure(
        window: window, page: page, sequence: event.sequence, from: from, heldBy: ruling?.heldBy)
    case .navigation(.didShow(_, let page)):
      if self?.page == page { self?.hasEnded = true } else { self = nil }
    case .navigation(.interactivePopEnded(_, cancelled: true)): self = nil
    default:
      // Between willShow and didShow the app's own requests belong to the pop.
      if self?.hasEnded == true, Departure.isOver(at: event) { self = nil }
    }
  }
}
