import SwivelModel
import SwivelReplay
import SwivelRules

/// An orientation to which the app turned the interface, against the way the device is held.
struct ForcedTurn: Sendable {
  private struct Turn {
    let page: ControllerID?
    let sequence: UInt64
    let to: InterfaceOrientationMask
  }

  private var turn: Turn?

  var isFollowing: Bool { turn != nil }

  /// Takes in a moment; a report if the orientation stays though the page or the lock is gone.
  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, _ change: Past.MaskChange?
  ) -> Detector.Report? {
    let situation = replayer.situation
    guard let main = situation.facts.windows.main else { return nil }
    if let ruling = moment.rulings.last(where: { $0.window == main }), ruling.isTurn {
      follow(ruling, moment, situation)
    }
    let now = situation.interface[main]
    guard let held = situation.held, !now.allows(held) else { return nil }
    let forced = turn.flatMap { now.isSubset(of: $0.to) ? $0 : nil }
    let isReleased =
      change.map { isRelease($0, to: held, isForced: forced != nil) } ?? false
    let hasLeft = forced.map { isLeft($0, at: moment, in: main, situation) } ?? false
    guard isReleased || hasLeft, replayer.inspect(main).allowed.allows(held) else { return nil }
    turn = nil
    return Detector.Report(
      window: main, page: situation.visiblePage(of: main),
      allowed: InterfaceOrientationMask(held), maskRole: .expected,
      evidence: forced.map { [$0.sequence] } ?? [],
      rules: [isReleased ? situation.rereadingRule : moment.kind.stayingRule])
  }

  private mutating func follow(_ ruling: Ruling, _ moment: Moment, _ situation: Situation) {
    turn = nil
    guard case .request = moment.kind, let held = situation.held, !ruling.to.allows(held)
    else { return }
    turn = Turn(
      page: situation.visiblePage(of: ruling.window), sequence: moment.event.sequence,
      to: ruling.to)
  }

  /// Whether the masks allow the way it is held again, and nothing turns it there.
  ///
  /// An app that was upright by its masks has not been locked by anybody's mistake.
  private func isRelease(
    _ change: Past.MaskChange, to held: InterfaceOrientation, isForced: Bool
  ) -> Bool {
    !change.before.allows(held) && change.after.allows(held)
      && change.interface.isSubset(of: change.after)
      && (isForced || change.interface.isSubset(of: .landscape) && held == .portrait)
  }

  /// Whether the page for which it was forced has just gone, to show one that would be upright.
  private func isLeft(
    _ turn: Turn, at moment: Moment, in window: WindowID, _ situation: Situation
  ) -> Bool {
    guard moment.kind.showsAnotherPage, let left = turn.page,
      let page = situation.visiblePage(of: window), page != left,
      !situation.isAttached(left) || moment.kind.isSelection
    else { return false }
    // A page that does not allow it is found turned by others.
    return situation.statedMask(of: page).map { !$0.isDisjoint(with: turn.to) } ?? true
  }
}

extension Event.Kind {
  /// Whether it ends a transition that may show another page.
  var showsAnotherPage: Bool {
    switch self {
    case .navigation(.didShow), .presentation(.dismissEnded(_, cancelled: false)),
      .hierarchy(.childSelected), .window(.root):
      true
    default: false
    }
  }

  /// The rule by which the interface stays as it is where pages come and go.
  fileprivate var stayingRule: RuleID {
    switch self {
    case .navigation: .popStays
    case .presentation: .dismissal
    default: .containmentStays
    }
  }

  /// Whether it brings another child of a container to the front.
  var isSelection: Bool {
    if case .hierarchy(.childSelected) = self { true } else { false }
  }
}
