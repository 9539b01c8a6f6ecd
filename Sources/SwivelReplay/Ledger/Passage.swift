package import SwivelModel

/// A change of pages in a window, from its beginning until something else happens.
package struct Passage: Sendable {
  /// What made UIKit evaluate the window.
  package let kind: Trigger
  /// The window.
  package let window: WindowID
  /// The page that appears; `nil` for the page below a dismissed one, which only the end shows.
  package let page: ControllerID?
  /// The page that disappears, if it is dismissed.
  package var outgoing: ControllerID?
  /// The event with which it began.
  package let sequence: UInt64
  /// Its time.
  package let instant: Instant
  /// What was known of the interface before.
  package let from: Known
  /// The orientation before the page was presented that is dismissed now.
  package var before: InterfaceOrientationMask = .all
  /// The kind of the page that is dismissed.
  package var leaving = ControllerKind.plain
  /// The mask of the page that is popped.
  package var leavingMask: InterfaceOrientationMask?
  /// The orientation in which the page that is popped to was left.
  package var left: InterfaceOrientationMask?
  /// The rule that kept the interface as it was.
  package let heldBy: RuleID?
  /// Whether it is animated by UIKit and not by a finger.
  package var isAnimated = false
  /// Whether it began with a swipe.
  package var isInteractive = false
  /// Whether the swipe is still in progress.
  package var isSwiping = false
  /// Whether the user or the app rotated the interface meanwhile, or tried to.
  package var isMeant = false
  /// Whether the rules predict an exception.
  package let isError: Bool
  /// The app's request that rotated the interface meanwhile.
  package var forced: UInt64?
  /// The number and time of the event with which it ended.
  package private(set) var end: (sequence: UInt64, instant: Instant)?

  init(
    _ kind: Trigger, to page: ControllerID?, in window: WindowID, at event: Event,
    _ replayer: Replayer
  ) {
    (self.kind, self.page, self.window) = (kind, page, window)
    (sequence, instant) = (event.sequence, event.instant)
    from = replayer.situation.known(window, before: event)
    let ruling = replayer.rulings.first(in: window)
    isError = ruling?.exception != nil
    heldBy = isError ? nil : ruling?.heldBy
  }

  /// Whether it has ended.
  package var hasEnded: Bool { end != nil }

  /// Whether a previous page appears.
  package var isBack: Bool { kind == .pop || kind == .dismissal }

  /// The events with which it began and ended.
  package var evidence: [UInt64] { end.map { [sequence, $0.sequence] } ?? [sequence] }

  /// Records its end.
  package mutating func finish(at event: Event) {
    if end == nil { end = (event.sequence, event.instant) }
  }
}

extension Passage {
  /// Whether the outcome can be judged at an event: when it ends, and with each observation that
  /// belongs to it.
  func isJudged(at event: Event, _ sighting: Moment.Sighting?) -> Bool {
    guard let end else { return false }
    if end.sequence == event.sequence { return true }
    guard let sighting, sighting.window == window else { return false }
    // What is observed first may be late; another cause would have taken its place.
    let isOpen = event.instant.isWithin(3 * Look.settlingMicroseconds, of: end.instant) ?? true
    return isOpen || from.isSeen && from.orientation.only == sighting.observed
  }

  /// Whether an observation shows that it ended unreported, and changed nothing.
  func isOverdue(seen sighting: Moment.Sighting, at now: Instant) -> Bool {
    from.isSeen && from.orientation.only == sighting.observed && isOver(at: now)
  }

  /// Whether it must be over, though its end was not recorded.
  ///
  /// A pop takes 0.35 s. If UIKit does not report its end, it is over when the interface must have
  /// settled.
  func isOver(at now: Instant) -> Bool {
    !hasEnded && !isInteractive && now.isWithin(Look.settlingMicroseconds, of: instant) == false
  }

  /// Whether UIKit has just animated it, though its end was not recorded.
  func isAnimated(until now: Instant) -> Bool {
    !hasEnded && !isSwiping && now.isWithin(Self.animationMicroseconds, of: instant) == false
      && now.isWithin(3 * Look.settlingMicroseconds, of: instant) ?? false
  }

  // A little less than UIKit animates a push or a pop.
  private static let animationMicroseconds: UInt64 = 300_000

  /// Whether the page that is appearing does not allow an observed orientation.
  package func forbids(_ sighting: Moment.Sighting, _ situation: Situation) -> Bool {
    // Not with map, which would copy the situation for its closure.
    guard !hasEnded, sighting.window == window, let page,
      let mask = situation.statedMask(of: situation.shownPage(in: page))
    else { return false }
    return !mask.allows(sighting.observed)
  }
}
