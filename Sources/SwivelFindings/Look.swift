import SwivelModel
import SwivelReplay

/// The last time that UIKit evaluated a window, and the outcome by the rules.
///
/// It stays open for observations until the next look, or until the interface has settled.
struct Look: Sendable {
  /// UIKit's rotations take 0.3 s, or 0.6 s for 180°, and a push 0.35 s; the recorder samples 0.8 s
  /// after a transition, with a tolerance of 0.1 s.
  static let settlingMicroseconds: UInt64 = 1_000_000

  /// The event that made UIKit look.
  let sequence: UInt64
  /// The time of the event.
  let instant: Instant
  let trigger: Trigger
  /// The rule that decided; `nil` if nothing was in question.
  let rule: RuleID?
  let heldBy: RuleID?
  /// What was known of the interface before.
  let known: KnownInterface
  /// The outcome by the rules.
  let to: InterfaceOrientationMask
  /// What was wanted of UIKit: the device orientation, or what the app requested.
  let wanted: InterfaceOrientationMask
  /// What the app set since by requests that UIKit ignores.
  private(set) var ignored: InterfaceOrientationMask = []
  /// When its transition ended; `nil` while it is in progress, and if there is none.
  private(set) var end: Instant?

  init(_ ruling: Ruling, _ event: Event, from known: KnownInterface) {
    (sequence, instant, trigger) = (event.sequence, event.instant, ruling.trigger)
    (rule, heldBy, to) = (ruling.decidingRule, ruling.heldBy, ruling.to)
    self.known = known
    wanted = ruling.wanted.map { InterfaceOrientationMask($0) } ?? ruling.requested
  }

  /// The orientations before.
  var from: InterfaceOrientationMask { known.orientation }

  /// Whether pages change with it, and UIKit reports the end.
  var isTransition: Bool { trigger.traits.contains(.transition) }

  /// Whether the app asked for it.
  var isRequest: Bool { trigger.traits.contains(.request) }

  /// Whether the app asked for an orientation, if only by a request that UIKit ignores.
  func wants(_ orientation: InterfaceOrientation) -> Bool {
    isRequest && wanted.allows(orientation) || ignored.allows(orientation)
  }

  /// Records a request that UIKit ignores, so that the result is still that of the look.
  mutating func ignore(_ ruling: Ruling) {
    if let wanted = ruling.wanted { ignored.formUnion(InterfaceOrientationMask(wanted)) }
  }

  /// Records that its transition has ended.
  mutating func close(at instant: Instant) {
    if isTransition, end == nil { end = instant }
  }

  /// Whether an instant is within the time in which the interface settles.
  ///
  /// Without times, that lasts until UIKit looks again.
  func isOpen(at now: Instant) -> Bool {
    // A finger may hold a swipe back indefinitely.
    if trigger == .interactivePop, end == nil { return true }
    // A transition without a recorded end takes less than a second, and then settles.
    let allowance = isTransition && end == nil ? 2 : 1
    let begin = end ?? instant
    return now.isWithin(UInt64(allowance) * Self.settlingMicroseconds, of: begin) ?? true
  }

  /// Whether an observation belongs to it; an unchanged orientation does at any time.
  func includes(_ observed: InterfaceOrientation, at now: Instant) -> Bool {
    isOpen(at: now) || known.isSeen && from.only == observed
  }

  /// Whether the interface was observed to follow the device because of it.
  func isFollowed(by turn: SeenTurn, at now: Instant) -> Bool {
    trigger == .deviceTurn && wanted.only == turn.to && isOpen(at: now)
  }
}
