import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages that are turned when the user comes back to them.
  static let backNavigationRotated = Detector(
    id: "back-navigation-rotated", severity: .warning,
    summary: "going back shows the previous page turned",
    explanation: """
      UIKit reads masks when the device turns and when a page is presented, not when one is popped. \
      The page behind appears as the one that left was turned, and stays so until the device moves. \
      It turns back only where the page itself states its mask and every container passes that on; and \
      then it is seen turning, if the page that leaves allows nothing that it does.
      """,
    advice: [
      .from(
        16,
        """
        override supportedInterfaceOrientations on the page itself, let every container above it \
        forward to its top page, and call setNeedsUpdateOfSupportedInterfaceOrientations when the \
        page appears; where the two pages allow nothing in common, let the one that leaves allow what \
        the other does and request it before going back
        """),
      .before(
        16,
        """
        override supportedInterfaceOrientations on the page itself, and let every container above it \
        forward to its top page (topViewController, not visibleViewController); where it appears turned \
        all the same, set UIDevice to an orientation that it allows
        """),
    ],
    rules: [.popStays, .popAsksPage],
    reports: [
      "https://github.com/artsy/eigen/issues/681",
      "https://github.com/react-navigation/react-navigation/issues/10966",
      "https://github.com/software-mansion/react-native-screens/issues/1775",
    ],
    consequenceOf: ["forced-needlessly", "lock-outlives-page", "ipad-masks-not-consulted"],
    isCurable: true,
    loudExample: "prev-page-turned-after-back", quietExample: "prev-page-locked-by-base-class",
    interest: .willShow, meanwhile: [.pages, .device, .requests, .sightings],
    isFollowing: { $0.pops.current != nil },
    look: { memories, moment, replayer in
      let before = memories.past.before
      memories.pops.follow(moment, before, replayer.situation)
      guard let pop = memories.pops.current, pop.isJudged(at: moment) else { return nil }
      return Pops.report(on: pop, memories.past, replayer.situation)
    })
}

/// The pop that runs or settles, and how the pages below the top of each stack were left.
struct Pops: Sendable {
  var current: Departure?
  // By handle.
  private var covered: ContiguousArray<InterfaceOrientationMask?> = []

  /// Keeps track of a pop: its beginning, the turns on its way, its end or its cancellation.
  mutating func follow(_ moment: Moment, _ before: Before, _ situation: Situation) {
    if current?.hasEnded == true, Departure.isOver(at: moment.kind) { current = nil }
    switch moment.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      current = nil
      begin(stack, page, moment, before, situation)
    case .navigation(.didShow(let stack, let page)):
      // Another stack's transition has nothing to do with it.
      let own = current?.page.flatMap { situation.facts.controllers[$0].parent }
      if own == nil || own == stack { end(showing: page, at: moment.event) }
    case .navigation(.interactivePopEnded(_, cancelled: true)): current = nil
    // Between willShow and didShow the app's own requests belong to the pop.
    case .request:
      let isHeard = moment.rulings.contains { $0.isTurn || $0.isRequestDenied }
      if isHeard { current?.isMeant = true }
    // Where a finger holds the page, it turns when the swipe has ended.
    case .device:
      let isFollowed = moment.rulings.contains { $0.isTurn || $0.isDeferred }
      if isFollowed { current?.isMeant = true }
    default: break
    }
  }

  private mutating func end(showing page: ControllerID, at event: Event) {
    guard current?.page == page else { return current = nil }
    guard current?.hasEnded == false else { return }
    let left = uncover(page)
    current?.finish(at: event)
    current?.left = left
  }

  private mutating func begin(
    _ stack: ControllerID, _ page: ControllerID, _ moment: Moment, _ before: Before,
    _ situation: Situation
  ) {
    guard let window = situation.facts.window(of: stack) else { return }
    let ruling = moment.rulings.first(in: window)
    let from = before.interface(of: window, situation)
    let state = situation.facts.controllers[stack]
    if state.poppingTo == page {
      let leaver = state.lastChild.map { situation.shownPage(in: $0) }
      current = Departure(
        window: window, page: page, sequence: moment.event.sequence, from: from,
        leavingMask: leaver.flatMap { situation.statedMask(of: $0) }, heldBy: ruling?.heldBy)
    } else if let below = situation.facts.controllers[page].previousSibling {
      cover(below, from.orientation)
    }
  }

  private mutating func cover(_ page: ControllerID, _ mask: InterfaceOrientationMask) {
    covered.grow(toHold: Int(page.rawValue), with: nil)
    covered[Int(page.rawValue)] = mask
  }

  private mutating func uncover(_ page: ControllerID) -> InterfaceOrientationMask? {
    guard Int(page.rawValue) < covered.count else { return nil }
    defer { covered[Int(page.rawValue)] = nil }
    return covered[Int(page.rawValue)]
  }

  /// A report on the page that is shown again, if it is turned now.
  static func report(
    on pop: Departure, _ past: Past, _ situation: Situation
  ) -> Detector.Report? {
    guard let popped = pop.page else { return nil }
    let page = situation.shownPage(in: popped)
    let now = past.interface(of: pop.window, situation).orientation
    let (mask, from) = (situation.statedMask(of: page), pop.from.orientation)
    // A page that was shown like this before has another problem than being come back to.
    if let left = pop.left, left.only != nil, left == now { return nil }
    let standard = situation.facts.session.device.defaultMask
    let isForbidden = mask.map { now.isDisjoint(with: $0) } ?? false
    let hadNoNeed = from.isSubset(of: mask ?? standard)
    // Pages that have nothing in common can only turn before the user's eyes.
    let isApart = pop.leavingMask.map { !$0.isEmpty && $0.isDisjoint(with: mask ?? standard) }
    let hadNoWay = pop.heldBy == nil && isApart ?? false
    let isSeenTurning = !pop.isMeant && now.isDisjoint(with: from) && (hadNoNeed || hadNoWay)
    guard isForbidden || isSeenTurning else { return nil }
    return Detector.Report(
      window: pop.window, page: page, allowed: isForbidden ? mask ?? standard : from,
      maskRole: isForbidden ? .allowed : .passed, evidence: pop.evidence,
      rules: [pop.heldBy ?? (isForbidden ? .popStays : .popAsksPage)])
  }
}
