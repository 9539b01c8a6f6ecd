import SwivelModel
import SwivelReplay

/// An orientation that the app forced against the device orientation.
struct ForcedTurn: Sendable {
  fileprivate struct Turn {
    let page: ControllerID?
    let sequence: UInt64
    let to: InterfaceOrientationMask
  }

  /// A page that was left, and for which the interface was rotated.
  fileprivate struct Leaving {
    let turn: Turn
    let event: Event
    let rule: RuleID
  }

  private var turn: Turn?
  private var leaving: Leaving?

  var isFollowing: Bool { turn != nil || leaving != nil }

  /// Applies a moment; returns a report if the orientation outlives the page or the lock.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ change: RunHistory.MaskChange?
  ) -> Detector.Report? {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main else { return nil }
    let now = situation.known(main).orientation
    follow(moment, main, situation)
    note(moment, main, situation)
    guard let held = situation.held, !now.allows(held),
      replayer.inspect(main).allowed.allows(held)
    else { return nil }
    let forced = turn.flatMap { now.isSubset(of: $0.to) ? $0 : nil }
    let isReleased = change.map { isRelease($0, to: held, isForced: forced != nil) } ?? false
    let left = leaving.flatMap {
      $0.isJudged(at: moment, in: main) && now.isSubset(of: $0.turn.to) ? $0 : nil
    }
    guard isReleased || left != nil else { return nil }
    turn = nil
    return situation.report(
      in: main, allowed: InterfaceOrientationMask(held), maskRole: .expected,
      evidence: (left?.turn ?? forced).map { [$0.sequence] } ?? [],
      rules: [isReleased ? situation.rereadingRule : left?.rule ?? .containmentStays])
  }

  /// Records a request that rotated the interface against the device orientation, by the rules or
  /// as observed; any other rotation ends that.
  private mutating func follow(_ moment: Moment, _ main: WindowID, _ situation: Situation) {
    guard let look = situation.lastLook(at: main) else { return }
    if let ruling = moment.rulings.last(where: { $0.window == main }), ruling.isTurn,
      ruling.decidingRule?.isDisputed != true
    {
      turn = nil
      if case .request = moment.kind { note(ruling.to, by: look, main, situation) }
    } else if let sighting = moment.sighting, sighting.window == main {
      let seen = InterfaceOrientationMask(sighting.observed)
      if let turn, !seen.isSubset(of: turn.to) { self.turn = nil }
      if turn == nil, look.wants(sighting.observed), look.isOpen(at: moment.event.instant) {
        note(seen, by: look, main, situation)
      }
    }
  }

  private mutating func note(
    _ orientation: InterfaceOrientationMask, by look: Look, _ main: WindowID,
    _ situation: Situation
  ) {
    guard let held = situation.held, !orientation.allows(held) else { return }
    turn = Turn(
      page: situation.visiblePage(of: main), sequence: look.sequence, to: orientation)
  }

  /// Records that a page is left, unless another page disappears.
  private mutating func note(_ moment: Moment, _ main: WindowID, _ situation: Situation) {
    if moment.kind.mayRotate, !moment.kind.isSelection { leaving = nil }
    guard let turn, isLeft(turn, at: moment, in: main, situation) else { return }
    leaving = Leaving(turn: turn, event: moment.event, rule: moment.kind.stayingRule)
  }

  /// Whether the masks allow the device orientation again, and nothing rotates to it.
  ///
  /// An app that was portrait by its masks was not locked by mistake.
  private func isRelease(
    _ change: RunHistory.MaskChange, to held: InterfaceOrientation, isForced: Bool
  ) -> Bool {
    !change.before.allows(held) && change.after.allows(held)
      && change.interface.isSubset(of: change.after)
      && (isForced || change.interface.isSubset(of: .landscape) && held == .portrait)
  }

  /// Whether the page for which it was forced has just disappeared, to show one that would be
  /// portrait.
  private func isLeft(
    _ turn: Turn, at moment: Moment, in window: WindowID, _ situation: Situation
  ) -> Bool {
    // An app that forces portrait may intend that for all its pages.
    guard turn.to.isSubset(of: .landscape), let left = turn.page,
      let page = situation.visiblePage(of: window), situation.isLeft(left, for: page, at: moment)
    else { return false }
    // A page that does not allow it is reported by other detectors.
    return situation.statedMask(of: page).map { !$0.isDisjoint(with: turn.to) } ?? true
  }
}

extension ForcedTurn.Leaving {
  /// Whether it is judged at a moment: at its own, and at each observation until the interface has
  /// settled.
  fileprivate func isJudged(at moment: Moment, in window: WindowID) -> Bool {
    if moment.event.sequence == event.sequence { return true }
    let isSettling = moment.event.instant.isWithin(Look.settlingMicroseconds, of: event.instant)
    return moment.sighting?.window == window && isSettling ?? true
  }
}

extension Situation {
  /// Whether a page has just disappeared to show another one.
  func isLeft(_ page: ControllerID, for other: ControllerID?, at moment: Moment) -> Bool {
    moment.kind.showsAnotherPage && page != other
      && (!isAttached(page) || moment.kind.isSelection)
  }
}

extension Event.Kind {
  /// Whether it ends a transition that may show another page.
  fileprivate var showsAnotherPage: Bool {
    switch self {
    case .navigation(.didShow), .presentation(.dismissEnded(_, cancelled: false)),
      .hierarchy(.childSelected), .window(.rootChanged):
      true
    default: false
    }
  }

  /// The rule by which the interface keeps its orientation when pages change.
  fileprivate var stayingRule: RuleID {
    switch self {
    case .navigation: .popStays
    case .presentation: .dismissal
    default: .containmentStays
    }
  }

  /// Whether it selects another child of a container.
  fileprivate var isSelection: Bool {
    if case .hierarchy(.childSelected) = self { true } else { false }
  }
}
