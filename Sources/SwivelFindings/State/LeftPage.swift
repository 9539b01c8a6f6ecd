import SwivelModel
import SwivelReplay

/// A page that was left, and for which the app had forced an orientation.
struct LeftPage: Sendable {
  // What was forced, the event at which the page was left, and the rule by which the interface
  // stayed.
  private var left: (forced: ForcedTurn.Turn, event: Event, rule: RuleID)?

  // The rotation that was reported.
  private var reported: UInt64?
  // The event that set the mask back, if that was reported, until something else happens.
  private var release: Event?
  // What was reported on the assumption that the device was still held as before, until it turns.
  private var assumed: (sequence: UInt64, held: InterfaceOrientation)?

  /// Whether a page may be left for which the app forced an orientation.
  func isFollowing(_ forced: ForcedTurn.Turn?) -> Bool {
    left != nil || release != nil || assumed != nil || forced != nil && forced?.sequence != reported
  }

  /// Applies a moment; returns a report if the orientation outlives the page or the lock.
  mutating func judge(_ run: Case) -> Detector.Report? {
    let situation = run.situation
    guard let main = run.main else { return nil }
    if let release, run.kind.mayRotate || run.history.maskChange != nil {
      self.release = nil
      if run.isForAnotherPage(release, in: main) {
        reported = nil
        return .retracting(because: release.sequence, in: main, .expected)
      }
    }
    if let wrong = retraction(run, main) { return wrong }
    let now = situation.known(main).orientation
    let last = run.history.forcedTurn.last
    let turn = last?.sequence == reported ? nil : last
    follow(run, turn, main)
    let known = run.history.isDeviceSetByApp ? nil : situation.held
    guard let held = known ?? (run.mayAssumeHand(in: main) ? last?.held : nil),
      !now.allows(held), run.gates(of: main).allowed.allows(held)
    else { return nil }
    let forced = turn.flatMap { now.isSubset(of: $0.to) ? $0 : nil }
    // How the device is held is only assumed after a rotation that the app forced back.
    let isForced = forced.map { known != nil || $0.to.isSubset(of: .landscape) } ?? false
    let isReleased = run.history.maskChange?.releases(held, isForced: isForced) ?? false
    let left = isJudged(run, in: main, now) ? left : nil
    guard isReleased || left != nil else { return nil }
    reported = last?.sequence
    if isReleased { release = run.event }
    // Each observation reports it again.
    if known == nil, assumed == nil { assumed = (run.event.sequence, held) }
    let cause = (left?.forced ?? forced)?.sequence
    var report = situation.report(
      in: main, allowed: InterfaceOrientationMask(held), maskRole: .expected, evidence: [cause],
      rule: isReleased ? situation.rereadingRule : left?.rule)
    if let change = run.history.lastMaskChange, change.event.sequence > cause ?? 0,
      change.after.allows(held)
    {
      report.conditions.insert(.maskIsRestored)
    }
    return report
  }

  /// Takes back what assumed that the device was held as before the app forced an orientation, if
  /// it is next turned to that: then the user had followed the interface.
  private mutating func retraction(_ run: Case, _ main: WindowID) -> Detector.Report? {
    guard let assumed, let turned = run.kind.turned, !run.history.isDeviceSetByApp else {
      return nil
    }
    self.assumed = nil
    guard turned.interface == assumed.held else { return nil }
    return .retracting(because: assumed.sequence, in: main, .expected)
  }

  /// Records that the page for which it was forced has just disappeared, to show one that would be
  /// portrait.
  private mutating func follow(_ run: Case, _ turn: ForcedTurn.Turn?, _ main: WindowID) {
    if run.kind.mayRotate, !run.kind.isSelection { left = nil }
    // An app that forces portrait may intend that for all its pages; and a page that does not allow
    // it is reported by other detectors.
    guard let turn, turn.to.isSubset(of: .landscape), let own = turn.page,
      let page = run.page(in: main), run.isLeft(own, for: page),
      !(run.situation.statedMask(of: page) ?? .all).isDisjoint(with: turn.to)
    else { return }
    left = run.stayingRule.map { (turn, run.event, $0) }
  }

  /// Whether the orientation has outlived the page: when it is left, and at each observation until
  /// the interface has settled.
  private func isJudged(_ run: Case, in window: WindowID, _ now: InterfaceOrientationMask) -> Bool {
    guard let left, now.isSubset(of: left.forced.to) else { return false }
    if run.event.sequence == left.event.sequence { return true }
    return run.sighting?.window == window
      && run.now.isWithin(Look.settlingMicroseconds, of: left.event.instant) ?? true
  }
}

extension MaskChange {
  /// Whether the masks allow the device orientation again, and nothing rotates to it.
  ///
  /// An app that was portrait by its masks was not locked by mistake.
  fileprivate func releases(_ held: InterfaceOrientation, isForced: Bool) -> Bool {
    !before.allows(held) && after.allows(held) && interface.isSubset(of: after)
      && (isForced || interface.isSubset(of: .landscape) && held == .portrait)
  }
}

extension Case {
  /// Whether a page has just disappeared to show another one.
  func isLeft(_ page: ControllerID, for other: ControllerID?) -> Bool {
    guard page != other else { return false }
    let hasEnded = stayingRule != nil && (!situation.isAttached(page) || kind.isSelection)
    return hasEnded || isPopped(page) || overduePage != nil && overduePage == other
  }

  /// Whether a mask was set back only to be set for a page that appears at once.
  fileprivate func isForAnotherPage(_ release: Event, in window: WindowID) -> Bool {
    guard now.isWithin(Look.settlingMicroseconds, of: release.instant) ?? true else { return false }
    if let change = history.maskChange { return change.before.isStrictSuperset(of: change.after) }
    guard let trigger = ruling(in: window)?.trigger else { return false }
    return [.presentation, .push, .pop, .interactivePop].contains(trigger)
  }

  /// Whether the device is held as before the app forced another orientation: nothing reports it
  /// but what the app has set, and the app has not asked for anything too early, during a pop.
  fileprivate func mayAssumeHand(in window: WindowID) -> Bool {
    guard facts.device.orientation == .unknown || history.isDeviceSetByApp else { return false }
    guard let pop = history.passages[window].pop, let look = situation.lastLook(at: window) else {
      return true
    }
    return !look.isRequest || look.sequence < pop.sequence
  }

  /// Whether a page is at the top of a stack that is popped, and that must be over by now.
  private func isPopped(_ page: ControllerID) -> Bool {
    guard isBeingPopped(page), !history.passages.isMoving(at: now) else { return false }
    return facts.controllers[page].parent.map { !facts.controllers[$0].isPopInteractive } ?? false
  }

  /// Whether a page is at the top of a stack that is popped.
  func isBeingPopped(_ page: ControllerID) -> Bool {
    guard let stack = facts.controllers[page].parent.map({ facts.controllers[$0] }) else {
      return false
    }
    return stack.poppingTo != nil && stack.lastChild == page
  }

  /// The page of a pop or a dismissal whose end is not recorded, and that is over by now.
  private var overduePage: ControllerID? {
    guard let sighting else { return nil }
    if isOverdue(history.passages[sighting.window].dismissal) { return page(in: sighting.window) }
    return history.passages.page(shownBy: event).map(situation.shownPage)
  }

  /// Whether an observation shows that a transition is over.
  private func isOverdue(_ passage: Passage?) -> Bool {
    sighting != nil && passage?.end?.sequence == event.sequence
  }

  /// The rule by which the interface keeps its orientation, if a transition has ended.
  fileprivate var stayingRule: RuleID? {
    if let rule = kind.stayingRule { return rule }
    guard let sighting, overduePage != nil else { return nil }
    return isOverdue(history.passages[sighting.window].dismissal) ? .dismissal : .popStays
  }
}

extension Event.Kind {
  /// The orientation to which the device was turned.
  fileprivate var turned: DeviceOrientation? {
    switch self {
    case .device(.deviceTurned(let to)), .device(.deviceOrientation(let to)): to
    default: nil
    }
  }

  /// The rule by which the interface keeps its orientation, if it ends a transition that may show
  /// another page.
  fileprivate var stayingRule: RuleID? {
    switch self {
    case .navigation(.didShow): .popStays
    case .presentation(.dismissEnded(_, cancelled: false)): .dismissal
    case .hierarchy(.childSelected), .window(.rootChanged): .containmentStays
    default: nil
    }
  }

  /// Whether it selects another child of a container.
  var isSelection: Bool {
    if case .hierarchy(.childSelected) = self { true } else { false }
  }
}
