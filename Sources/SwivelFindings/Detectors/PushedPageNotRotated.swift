import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds pages that come on screen in an orientation that they do not allow.
  static let pushedPageNotRotated = Detector(
    id: "pushed-page-not-rotated", severity: .warning,
    summary:
      "the page comes on screen in an orientation that it does not allow, and waits for a turn",
    advice: """
      present the page over the whole screen instead of pushing it; or, once it is shown, ask for the \
      orientation: requestGeometryUpdate from iOS 16 on, attemptRotationToDeviceOrientation before
      """,
    loudExample: "push-landscape-only-stays-portrait",
    quietExample: "kvc-on-willshow-forces",
    watch: watching(as: "pushed-page-not-rotated", .warning, Departure?.none) {
      push, moment, replayer in
      guard let (page, window) = push.arrival(at: moment, replayer) else { return nil }
      let situation = replayer.situation
      let shown = situation.shownPage(in: page)
      let now = situation.interface[window]
      guard let mask = situation.pageMask(of: shown), now.isDisjoint(with: mask),
        situation.visiblePage(of: window) == shown
      else { return nil }
      let evidence = push.map { [$0.sequence] } ?? []
      return Report(
        window: window, page: shown, allowed: mask, evidence: evidence,
        rules: [push?.heldBy ?? .containmentStays])
    })
}

extension Departure? {
  /// The page that has just come on screen, and the window in which it did.
  fileprivate mutating func arrival(
    at moment: Moment, _ replayer: Replayer
  ) -> (page: ControllerID, window: WindowID)? {
    let facts = replayer.situation.facts
    switch moment.event.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      self = nil
      guard facts.controllers[stack].poppingTo != page, let window = facts.window(of: stack)
      else { return nil }
      let ruling = moment.rulings.first { $0.window == window }
      self = Departure(
        window: window, page: page, sequence: moment.event.sequence,
        from: replayer.situation.interface[window], heldBy: ruling?.heldBy)
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
