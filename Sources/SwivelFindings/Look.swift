import SwivelModel
import SwivelReplay

/// The last time that UIKit looked at a window, and what the rules made of it.
///
/// It stays open for what is seen until the next look, or until the interface has settled.
struct Look: Sendable {
  /// UIKit's turns take 0.3 s, half a circle 0.6 s, and a push 0.35 s; the recorder looks 0.8 s
  /// after a transition, with a leeway of 0.1 s.
  static let settlingMicroseconds: UInt64 = 1_000_000

  /// The event that made UIKit look.
  let sequence: UInt64
  /// When.
  let instant: Instant
  let trigger: Trigger
  /// The rule that decided; `nil` where nothing stood in question.
  let rule: RuleID?
  let heldBy: RuleID?
  /// What was known of the interface before.
  let known: KnownInterface
  /// What the rules made of it.
  let to: InterfaceOrientationMask
  /// What was wanted of UIKit: the way the device is held, or what the app requested.
  let wanted: InterfaceOrientationMask
  /// When its transition ended; `nil` while it runs, and where there is none.
  private(set) var end: Instant?

  init(_ ruling: Ruling, _ event: Event, from known: KnownInterface) {
    (sequence, instant, trigger) = (event.sequence, event.instant, ruling.trigger)
    (rule, heldBy, to) = (ruling.decidingRule, ruling.heldBy, ruling.to)
    self.known = known
    wanted = ruling.wanted.map { InterfaceOrientationMask($0) } ?? ruling.requested
  }

  /// What the interface was before.
  var from: InterfaceOrientationMask { known.orientation }

  /// Whether pages come and go with it, and UIKit reports the end.
  var isTransition: Bool { trigger.traits.contains(.transition) }

  /// Whether the app asked for it.
  var isRequest: Bool { trigger.traits.contains(.request) }

  /// Takes note that its transition has ended.
  mutating func close(at instant: Instant) {
    if isTransition, end == nil { end = instant }
  }

  /// Whether an instant lies in the time in which the interface settles.
  func isOpen(at now: Instant) -> Bool {
    // A finger may hold a swipe back for as long as it likes.
    if trigger == .interactivePop, end == nil { return true }
    // A transition whose end is not recorded takes less than a second, and then settles.
    let allowance = isTransition && end == nil ? 2 : 1
    let begin = end ?? instant
    return now.microseconds(since: begin) <= UInt64(allowance) * Self.settlingMicroseconds
  }

  /// Whether what is seen belongs to it; something that has not changed since does at any time.
  func includes(_ observed: InterfaceOrientation, at now: Instant) -> Bool {
    isOpen(at: now) || known.isSeen && from.only == observed
  }

  /// Whether the interface was seen to follow the device because of it.
  func isFollowed(by turn: SeenTurn, at now: Instant) -> Bool {
    trigger == .deviceTurn && wanted.only == turn.to && isOpen(at: now)
  }
}
