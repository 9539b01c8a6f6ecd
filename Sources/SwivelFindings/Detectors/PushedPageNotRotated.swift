import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds pages that appear in an orientation that they do not allow.
  static let pushedPageNotRotated = Detector(
    id: "pushed-page-not-rotated", severity: .warning,
    summary:
      "the page appears in an orientation that it does not allow, until the device is rotated",
    explanation: """
      Pushing a page, selecting a tab or embedding a child does not rotate the interface: UIKit \
      reads the page's mask when the device is next rotated, and never reads its preferred \
      orientation. Until then, the page is drawn in an orientation that it was not designed for; \
      afterward, it cannot be rotated back.
      """,
    advice: [
      .from(
        16,
        """
        once the page is shown, call setNeedsUpdateOfSupportedInterfaceOrientations on it and \
        request its orientation with requestGeometryUpdate; or present it full screen
        """),
      .before(
        16,
        """
        present the page full screen instead of pushing it, so that UIKit asks for its mask; or \
        return every orientation from its supportedInterfaceOrientations until the device is \
        rotated
        """),
    ],
    rules: [.pushStays, .containmentStays],
    reports: [
      "https://github.com/griddynamics-archive/MMDrawerController/issues/88",
      "https://github.com/ECSlidingViewController/ECSlidingViewController/issues/406",
    ],
    consequenceOf: [containerIgnoresChild.id, ipadMasksNotConsulted.id], isCurable: true,
    loudExample: "push-landscape-only-stays-portrait", quietExample: "kvc-on-willshow-forces",
    interest: [.willShow, .rulings(.selection, .embedding, .windowView)],
    meanwhile: [.didShow, .newChildren, .viewAdded, .sightings],
    isFollowing: { !$0.pushes.isEmpty },
    look: { memories, moment, replayer in
      let ended = memories.pushes.follow(moment, replayer.situation) {
        $0.followArrival($1, $2)
      }
      guard let push = ended,
        moment.sighting == nil
          || replayer.situation.lastLook(at: push.window)?.sequence == push.sequence
      else { return nil }
      return arrivedTurned(push, replayer.situation)
    })

  /// A report on a page that has appeared, if it does not allow the interface orientation.
  private static func arrivedTurned(
    _ push: Departure, _ situation: Situation
  ) -> Report? {
    // Not with map, which would copy the situation for its closure.
    guard let page = push.page else { return nil }
    let shown = situation.shownPage(in: page)
    guard let mask = situation.statedMask(of: shown), !mask.isEmpty,
      situation.known(push.window).orientation.isDisjoint(with: mask),
      situation.visiblePage(of: push.window) == shown
    else { return nil }
    return Report(
      window: push.window, page: shown, allowed: mask, evidence: push.evidence,
      rules: [push.heldBy ?? .containmentStays])
  }
}

extension Departure? {
  /// Follows the page that appeared last: its start and its end.
  fileprivate mutating func followArrival(
    _ moment: Moment, _ situation: Situation
  ) {
    switch moment.kind {
    case .navigation(.willShow(let stack, let page, _, _)):
      let window = situation.facts.window(of: stack)
      let isPush = situation.facts.controllers[stack].poppingTo != page
      self = isPush ? window.map { Departure($0, page, moment, situation) } : nil
    case .navigation(.didShow(_, let page)):
      if self?.page == page { self?.finish(at: moment.event) }
    case .hierarchy(.childSelected(_, let page)), .hierarchy(.childAdded(_, let page)),
      .window(.viewAdded(_, let page)):
      self = moment.rulings.first.map { Departure($0.window, page, moment, situation) }
      self?.finish(at: moment.event)
    default: break
    }
  }
}

extension Departure {
  /// A page starts to appear.
  fileprivate init(
    _ window: WindowID, _ page: ControllerID, _ moment: Moment, _ situation: Situation
  ) {
    self.init(
      window: window, page: page, sequence: moment.event.sequence,
      from: situation.known(window, before: moment.event),
      heldBy: moment.rulings.first(in: window)?.heldBy)
  }
}
