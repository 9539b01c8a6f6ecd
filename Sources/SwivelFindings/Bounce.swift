import SwivelModel
import SwivelReplay

/// The last rotation of the main window, until the user does something else.
///
/// A rotation counts if it was observed, or if an undisputed rule leads to it. Two predicted
/// rotations count only where the recording does not report the interface at all.
struct Bounce: Sendable {
  private struct Turn {
    let sequence: UInt64
    let instant: Instant
    let from: InterfaceOrientationMask
    var to: InterfaceOrientationMask
    var isSeen: Bool
  }

  // A rotation takes about 0.3 s; another one within this time after it is one motion to the user.
  private static let motionMicroseconds: UInt64 = 500_000

  private var last: Turn?
  // What was observed last; and what is known, by an observation or by an undisputed rule.
  private var seen: InterfaceOrientationMask?
  private var known: InterfaceOrientationMask?
  // The last observation.
  private var sighting: UInt64?
  // Whether anything was observed since the action began.
  private var isObserved = false

  var isFollowing: Bool { last != nil || isObserved }

  mutating func judge(
    _ moment: Moment, _ replayer: Replayer, isMoving: Bool
  ) -> Detector.Report? {
    if Detector.Interest.actions.includes(moment.event) { (last, isObserved) = (nil, false) }
    guard let main = replayer.situation.facts.windows.main else { return nil }
    let before = last
    if let sighting = moment.sighting, sighting.window == main {
      return take(sighting, moment.event, isMoving).map { report(main, $0, replayer) }
    }
    guard let ruling = moment.rulings.first(where: { $0.window == main && $0.isTurn }),
      ruling.decidingRule?.isDisputed != true
    else { return nil }
    // The initial orientation of a launch is not a visible rotation.
    guard ruling.trigger != .launch else {
      known = ruling.to
      return nil
    }
    let turn = Turn(
      sequence: moment.event.sequence, instant: moment.event.instant,
      from: known ?? ruling.from, to: ruling.to, isSeen: false)
    (last, known) = (turn, ruling.to)
    // A recording that reports changes would show both rotations.
    if ruling.bounces, !replayer.situation.interface.ledger.reportsChanges(in: main) {
      return report(main, ruling.from, [], replayer)
    }
    return pair(before, turn, isMoving).map { report(main, $0, replayer) }
  }

  /// Records an observation: a rotation, a predicted one that happened, or that there was none.
  private mutating func take(
    _ seen: Moment.Sighting, _ event: Event, _ isMoving: Bool
  ) -> Turn? {
    let now = InterfaceOrientationMask(seen.observed)
    let (wasSeen, before) = (self.seen, last)
    let isNext = sighting.map { $0 &+ 1 == event.sequence } ?? false
    self.sighting = event.sequence
    let wasKnown = known ?? seen.expected
    (self.seen, known, isObserved) = (now, now, true)
    guard wasSeen == nil || !now.isSubset(of: wasKnown) else {
      if let last, now.isSubset(of: last.to), wasSeen != now {
        self.last?.to = now
        self.last?.isSeen = true
      }
      return nil
    }
    // What was predicted in between did not happen, or the orientation before it was not observed.
    if wasSeen == now || wasSeen == nil {
      last = nil
      return nil
    }
    let turn = Turn(
      sequence: event.sequence, instant: event.instant, from: wasKnown, to: now,
      isSeen: wasSeen == wasKnown)
    last = turn
    return pair(before, turn, isMoving, isNext)
  }

  /// The first of two rotations that lead back, if they are one motion.
  ///
  /// Without times they are if nothing happened between two observations.
  private func pair(
    _ first: Turn?, _ second: Turn, _ isMoving: Bool, _ isNext: Bool = false
  ) -> Turn? {
    guard let first, first.from.only != nil, second.to == first.from,
      first.isSeen || second.isSeen || !isObserved,
      isMoving
        || second.instant.isWithin(Self.motionMicroseconds, of: first.instant)
          ?? (first.isSeen && isNext)
    else { return nil }
    return first
  }

  private func report(
    _ window: WindowID, _ first: Turn, _ replayer: Replayer
  ) -> Detector.Report {
    report(window, first.to, [first.sequence], replayer)
  }

  private func report(
    _ window: WindowID, _ between: InterfaceOrientationMask, _ evidence: [UInt64],
    _ replayer: Replayer
  ) -> Detector.Report {
    Detector.Report(
      window: window, page: replayer.situation.visiblePage(of: window),
      allowed: between, maskRole: .passed, evidence: evidence,
      rules: evidence.isEmpty ? [.videoExitBounces] : [.intersection])
  }
}
