package import SwivelModel

/// The last time that UIKit evaluated a window, and the outcome by the rules.
///
/// It stays open for observations until the next look, or until the interface has settled.
package struct Look: Hashable, Sendable {
  /// UIKit's rotations take 0.3 s, or 0.6 s for 180°, and a push 0.35 s; the recorder samples 0.8 s
  /// after a transition, with a tolerance of 0.1 s.
  package static let settlingMicroseconds: UInt64 = 1_000_000

  /// The event that made UIKit look.
  package internal(set) var sequence: UInt64
  /// The time of the event, or of the last call that repeats it.
  package internal(set) var instant: Instant
  /// What made UIKit look.
  package internal(set) var trigger: Trigger
  /// The rule that decided; `nil` if nothing was in question.
  package internal(set) var rule: RuleID?
  /// The rule that kept the interface as it was.
  package internal(set) var heldBy: RuleID?
  /// What was known of the interface before.
  package internal(set) var known: Known
  /// The outcome by the rules.
  package internal(set) var to: InterfaceOrientationMask
  /// What was wanted of UIKit: the device orientation, or what the app requested.
  package internal(set) var wanted: InterfaceOrientationMask
  /// What the app set since by requests that UIKit ignores.
  package internal(set) var ignored: InterfaceOrientationMask = []
  /// When its transition ended; `nil` while it is in progress, and if there is none.
  package internal(set) var end: Instant?

  init(_ ruling: Ruling, _ event: Event, from known: Known) {
    (sequence, instant, trigger) = (event.sequence, event.instant, ruling.trigger)
    (rule, heldBy, to) = (ruling.decidingRule, ruling.heldBy, ruling.to)
    self.known = known
    wanted = ruling.wanted.map { InterfaceOrientationMask($0) } ?? ruling.requested
  }

  /// Changes the outcome to the one by the answers that UIKit got.
  mutating func decide(_ ruling: Ruling) {
    (rule, heldBy, to) = (ruling.decidingRule, ruling.heldBy, ruling.to)
  }

  /// The orientations before.
  package var from: InterfaceOrientationMask { known.orientation }

  /// Whether pages change with it, and UIKit reports the end.
  package var isTransition: Bool { trigger.traits.contains(.transition) }

  /// Whether it was a swipe back that has ended: what is observed now is not what happened in it.
  package var hasEndedSwipe: Bool { trigger == .interactivePop && end != nil }

  /// Whether it leads to no rotation any more: pages were shown in what the window was in.
  package var isOver: Bool {
    !isRequest && to == from && (!isTransition || trigger == .presentation && end != nil)
  }

  /// Whether the app asked for it.
  package var isRequest: Bool { trigger.traits.contains(.request) }

  /// Whether the app asked for an orientation, if only by a request that UIKit ignores.
  package func wants(_ orientation: InterfaceOrientation) -> Bool {
    isRequest && wanted.allows(orientation) || ignored.allows(orientation)
  }

  /// Records a request that UIKit ignores, so that the result is still that of the look.
  mutating func ignore(_ ruling: Ruling) {
    if let wanted = ruling.wanted { ignored.formUnion(InterfaceOrientationMask(wanted)) }
  }

  /// Whether the app calls for the same rotation once more, as after it has set UIDevice: what is
  /// observed next is still about the first call.
  func isRepeated(by ruling: Ruling) -> Bool {
    isRequest && to.isDisjoint(with: from) && !ruling.isTurn && ruling.exception == nil
      && (ruling.trigger == .attempt || ruling.trigger == .needsUpdate)
  }

  /// Whether the app requests what it should already have led to, and was not observed to.
  func leads(to ruling: Ruling, at now: Instant) -> Bool {
    isRequest && ruling.trigger == .geometryRequest && !ruling.isTurn && !ruling.isRequestDenied
      && ruling.to == to && to.isDisjoint(with: from) && isOpen(at: now)
  }

  /// Whether its transition ended in the event before a rotation was observed, where times are
  /// assumed.
  func hasJustEnded(before turn: SeenTurn) -> Bool {
    end.map { turn.instant.microseconds(since: $0) <= Self.assumedMicroseconds } ?? false
  }

  // The time between two events of a trace without times.
  private static let assumedMicroseconds: UInt64 = 1_000

  /// Records that its transition has ended.
  mutating func close(at instant: Instant) {
    if isTransition, end == nil { end = instant }
  }

  /// Whether an instant is within the time in which the interface settles.
  ///
  /// Without times, that lasts until UIKit looks again.
  package func isOpen(at now: Instant) -> Bool {
    // A finger may hold a swipe back indefinitely.
    if trigger == .interactivePop, end == nil { return true }
    // A transition without a recorded end takes less than a second, and then settles.
    let allowance = isTransition && end == nil ? 2 : 1
    let begin = end ?? instant
    return now.isWithin(UInt64(allowance) * Self.settlingMicroseconds, of: begin) ?? true
  }

  // A little less than UIKit animates a rotation.
  private static let turnMicroseconds: UInt64 = 250_000

  /// Whether UIKit may still animate its rotation: what is observed may be from before it.
  package func isTurning(at now: Instant) -> Bool { Self.isTurning(since: instant, at: now) }

  /// Whether UIKit may still animate a rotation that began at a time.
  package static func isTurning(since start: Instant, at now: Instant) -> Bool {
    now.isWithin(turnMicroseconds, of: start) ?? false
  }

  /// Whether an observation belongs to it; an unchanged orientation does at any time.
  package func includes(_ observed: InterfaceOrientation, at now: Instant) -> Bool {
    isOpen(at: now) || known.isSeen && from.only == observed
  }

  /// Whether an observation shows the outcome by the rules, however late: a recorder may look some
  /// time after the rotation.
  package func isOutcome(_ observed: InterfaceOrientation, at now: Instant) -> Bool {
    to.allows(observed) && now.isWithin(3 * Self.settlingMicroseconds, of: end ?? instant) ?? true
  }

  /// Whether the interface was observed to follow the device because of it, however late: UIKit has
  /// not evaluated the window since.
  package func isFollowed(by turn: SeenTurn) -> Bool {
    trigger == .deviceTurn && wanted.only == turn.to
  }
}
