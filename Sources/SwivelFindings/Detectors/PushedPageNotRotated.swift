import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages that come on screen in an orientation that they do not allow.
  static let pushedPageNotRotated = Detector(
    id: "pushed-page-not-rotated", severity: .warning,
    summary:
      "the page comes on screen in an orientation that it does not allow, and waits for a turn",
    explanation: """
      A push, another tab or an embedded child does not turn the interface: UIKit reads the page's mask \
      when the device is next turned, and its preferred orientation never. Until then the page is drawn \
      in an orientation that it was not made for, and afterwards it cannot be turned back.
      """,
    advice: [
      .from(
        16,
        """
        once the page is shown, call setNeedsUpdateOfSupportedInterfaceOrientations on it and request \
        its orientation by requestGeometryUpdate; or present it over the whole screen
        """),
      .before(
        16,
        """
        present the page over the whole screen instead of pushing it, so that UIKit asks for its mask; \
        or let it work in every orientation until the device is turned
        """),
    ],
    rules: [.pushStays, .containmentStays],
    reports: [
      "https://github.com/griddynamics-archive/MMDrawerController/issues/88",
      "https://github.com/ECSlidingViewController/ECSlidingViewController/issues/406",
    ],
    consequenceOf: ["container-ignores-child"], isCurable: true,
    loudExample: "push-landscape-only-stays-portrait", quietExample: "kvc-on-willshow-forces",
    interest: [.willShow, .didShow, .newChildren, .viewAdded],
    look: { memories, moment, replayer in
      let situation = replayer.situation
      guard let (page, window) = memories.push.arrival(at: moment, situation) else { return nil }
      let shown = situation.shownPage(in: page)
      let now = situation.interface[window]
      guard let mask = situation.statedMask(of: shown), now.isDisjoint(with: mask),
        situation.visiblePage(of: window) == shown
      else { return nil }
      let push = memories.push
      return Report(
        window: window, page: shown, allowed: mask, evidence: push.map { [$0.sequence] } ?? [],
        rules: [push?.heldBy ?? .containmentStays])
    })
}

extension Departure? {
  /// The page that has just come on screen, and the window in which it did.
  fileprivate mutating func arrival(
    at moment: Moment, _ situation: Situation
  ) -> (page: ControllerID, window: WindowID)? {
    switch moment.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      self = nil
      guard situation.facts.controllers[stack].poppingTo != page,
        let window = situation.facts.window(of: stack)
      else { return nil }
      let ruling = moment.rulings.first(in: window)
      self = Departure(
        window: window, page: page, sequence: moment.event.sequence,
        from: situation.interface[window], heldBy: ruling?.heldBy)
      return nil
    case .navigation(.didShow(_, let page)):
      guard let push = self, push.page == page else { return nil }
      return (page, push.window)
    case .hierarchy(.childSelected(_, let page)), .hierarchy(.childAdded(_, let page)),
      .window(.viewAdded(_, let page)):
      self = nil
      return moment.rulings.first.map { (page, $0.window) }
    default: return nil
    }
  }
}
