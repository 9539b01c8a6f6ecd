package import SwivelModel

/// The rotations of the main window during one action of the user.
///
/// A rotation counts if it was observed, or if an undisputed rule leads to it. Two predicted
/// rotations count only where the recording does not report the interface at all.
package struct Turns: Sendable {
  /// A rotation.
  package struct Turn: Sendable {
    /// The event at which it happened.
    package let sequence: UInt64
    fileprivate(set) var instant: Instant
    let from: InterfaceOrientationMask
    /// The orientations that the window may have had afterward.
    package fileprivate(set) var to: InterfaceOrientationMask
    fileprivate(set) var isSeen: Bool
  }

  // A rotation takes about 0.3 s; another one within this time after it is one motion to the user.
  private static let motionMicroseconds: UInt64 = 500_000
  // The same if the app asks for nothing in between; it may observe the first in a completion.
  private static let unaskedMicroseconds: UInt64 = 1_200_000

  /// The first of two rotations that lead back in one motion, if the last event is the second.
  package private(set) var undone: Turn?
  // The last rotation, and the one before it if it leads back.
  private var last: Turn?
  private var undoes: Turn?
  // A predicted rotation that an observation, which may have come before it, does not show; the one
  // that it undoes; and whether the user has done something else since.
  private var overdue: (turn: Turn, undoes: Turn?, isPast: Bool)?
  // What was observed last; and what is known, by an observation or by an undisputed rule.
  private var seen: InterfaceOrientationMask?
  private var known: InterfaceOrientationMask?
  // The last observation, and when it was made.
  private var sighting: UInt64?
  private var sightedAt: Instant?
  // Whether the app has asked for a rotation since the last one.
  private var isAsked = false
  // Whether anything was observed since the action began.
  private var isObserved = false

  package init() {}

  /// Applies an event, with the replay after it; `isMoving` if pages were changing before.
  package mutating func follow(_ event: Event, _ replayer: Replayer, isMoving: Bool) {
    undone = nil
    if event.record.mayBeInMotion, sighting.map({ $0 &+ 1 == event.sequence }) ?? false {
      sighting = event.sequence
    }
    if last != nil || isObserved || overdue != nil, event.record.beginsAction {
      (last, isObserved) = (nil, false)
      overdue?.isPast = true
    }
    // The system lays out a hidden app in several orientations to take its pictures.
    guard let main = replayer.situation.facts.windows.main,
      replayer.situation.facts.session.phase != .background
    else { return }
    if event.record.family == .request {
      isAsked = true
      if let ruling = replayer.rulings.first(in: main), isAskedAgain(ruling, at: event.instant) {
        return
      }
    }
    if let sighting = replayer.sighting, sighting.window == main {
      // An answer of UIKit's shows no rotation; that of a scene may be one of another window.
      let isOther =
        event.record.is(.sceneOrientation) && replayer.situation.facts.windows.shareScene(main)
      if event.record.family == .observation, !isOther { take(sighting, event, isMoving, replayer) }
    } else if let ruling = replayer.rulings.first(where: { $0.window == main && $0.isTurn }),
      ruling.disputedRule == nil
    {
      take(ruling, event, isMoving)
    }
  }

  /// Records that the app asks again for a rotation that was not observed yet: it is one rotation.
  private mutating func isAskedAgain(_ ruling: Ruling, at now: Instant) -> Bool {
    guard let last, !last.isSeen, ruling.disputedRule == nil, ruling.to.isSubset(of: last.to),
      known == last.to, now.isWithin(Self.unaskedMicroseconds, of: last.instant) ?? true
    else { return false }
    self.last?.to = ruling.to
    self.last?.instant = now
    known = ruling.to
    return true
  }

  private mutating func take(_ ruling: Ruling, _ event: Event, _ isMoving: Bool) {
    let before = known ?? ruling.from
    (known, overdue) = (ruling.to, nil)
    // The initial orientation of a launch is not a visible rotation.
    guard ruling.trigger != .launch else { return }
    let turn = Turn(
      sequence: event.sequence, instant: event.instant, from: before, to: ruling.to,
      isSeen: false)
    note(turn, isMoving, isNext: false)
  }

  /// Records an observation: a rotation, a predicted one that happened, or that there was none.
  private mutating func take(
    _ seen: Moment.Sighting, _ event: Event, _ isMoving: Bool, _ replayer: Replayer
  ) {
    let now = InterfaceOrientationMask(seen.observed)
    let (wasSeen, wasKnown) = (self.seen, known ?? seen.expected)
    let isNext = sighting.map { $0 &+ 1 == event.sequence } ?? false
    let isOld = isOld(event.instant, replayer.situation.lastLook(at: seen.window))
    sightedAt = event.instant
    (self.seen, known, sighting, isObserved) = (now, now, event.sequence, true)
    if let overdue, now.isSubset(of: overdue.turn.to) {
      self.overdue = nil
      return overdue.isPast ? () : finish(overdue.turn, undoing: overdue.undoes)
    }
    // What is still not seen then did not happen.
    if let overdue,
      event.instant.isWithin(Self.motionMicroseconds, of: overdue.turn.instant) != true
    {
      self.overdue = nil
    }
    if wasSeen != nil, now.isSubset(of: wasKnown) {
      if let last, now.isSubset(of: last.to), wasSeen != now {
        self.last?.to = now
        self.last?.isSeen = true
        isAsked = false
      }
      return
    }
    // A recorder may be late: this is what the last rotation has ended.
    if let last, !last.isSeen, wasSeen != now, now.isSubset(of: last.from) {
      return known = wasKnown
    }
    // What was predicted in between did not happen, or the orientation before it was not observed.
    guard let wasSeen, wasSeen != now else {
      let isEarly = last.flatMap { event.instant.isWithin(Self.motionMicroseconds, of: $0.instant) }
      overdue = isEarly == true ? last.map { ($0, undoes, false) } : nil
      last = nil
      return
    }
    let turn = Turn(
      sequence: event.sequence, instant: event.instant, from: wasKnown, to: now,
      isSeen: wasSeen == wasKnown)
    // Where neither is recorded, there may have been time, and the user may have turned the device.
    let isOfUser =
      event.instant.isAssumed && replayer.situation.facts.device.orientation == .unknown
      && replayer.inspect(seen.window).allowed.allows(seen.observed)
    note(turn, isMoving && !isOfUser, isNext: isNext && !isOfUser)
    if isOld { last = nil }
  }

  /// Whether an unexpected rotation that is observed now may have happened long before: nothing
  /// was observed since, and it cannot be the result of what has just begun.
  private func isOld(_ now: Instant, _ look: Look?) -> Bool {
    guard let sightedAt, look?.isTurning(at: now) ?? true else { return false }
    return now.isWithin(Self.unaskedMicroseconds, of: sightedAt) == false
  }

  /// Records that an overdue rotation is seen: it belongs to the action that began before it.
  private mutating func finish(_ turn: Turn, undoing undoes: Turn?) {
    (last, undone) = (turn, undoes)
    last?.isSeen = true
  }

  /// Records a rotation, and the one before if it leads back.
  ///
  /// Without times they are one motion if nothing happened between two observations, or if the app
  /// asked for nothing while pages were changing.
  private mutating func note(_ turn: Turn, _ isMoving: Bool, isNext: Bool) {
    defer { (last, undoes, isAsked) = (turn, undone, false) }
    let motion = isAsked ? Self.motionMicroseconds : Self.unaskedMicroseconds
    guard let last, last.from.only != nil, turn.to == last.from,
      last.isSeen || turn.isSeen || !isObserved,
      turn.instant.isWithin(motion, of: last.instant).map({ $0 || isMoving })
        ?? (isMoving && !isAsked || last.isSeen && isNext)
    else { return }
    undone = last
  }
}
