import SwivelModel
import SwivelReplay

/// A page that comes or goes, from the event that began it until the interface has settled.
struct Departure: Sendable {
  /// The window in which it does.
  let window: WindowID
  /// The page that is to be seen next, where that is known from the beginning.
  let page: ControllerID?
  /// The page that leaves, where it was presented.
  var leaver: ControllerID?
  /// The event with which it began.
  let sequence: UInt64
  /// What was known of the interface before.
  let from: KnownInterface
  /// What the window had before the page came, where that is known.
  var before: InterfaceOrientationMask = .all
  /// What kind of page leaves, where that matters.
  var leaving = ControllerKind.plain
  /// What the page that leaves says that it allows, where that matters.
  var leavingMask: InterfaceOrientationMask?
  /// What a page that is shown again was left in, where that matters.
  var left: InterfaceOrientationMask?
  /// The rule by which the interface stayed as it was.
  var heldBy: RuleID?
  /// Whether the app itself turned the interface on the way, or meant to, or the user the device.
  var isMeant = false
  /// Whether UIKit throws at it.
  var isError = false
  /// The event that ended it; `nil` while it runs.
  private(set) var end: Event?

  /// Whether the page has gone, or come.
  var hasEnded: Bool { end != nil }

  /// The events that it rests on.
  var evidence: [UInt64] { [sequence] + (end.map { [$0.sequence] } ?? []) }

  /// Takes note that it has ended.
  mutating func finish(at event: Event) {
    if end == nil { end = event }
  }

  /// Whether a moment is one at which it is judged: its end, and each sighting until the interface
  /// has settled.
  func isJudged(at moment: Moment) -> Bool {
    guard let end else { return false }
    if end.sequence == moment.event.sequence { return true }
    guard let sighting = moment.sighting, sighting.window == window else { return false }
    return includes(sighting.observed, at: moment.event.instant)
  }

  /// Whether what is seen belongs to it; something that has not changed since does at any time.
  private func includes(_ observed: InterfaceOrientation, at now: Instant) -> Bool {
    guard let end else { return true }
    let isOpen = now.microseconds(since: end.instant) <= Look.settlingMicroseconds
    return isOpen || from.isSeen && from.orientation.only == observed
  }

  /// Whether an event may rightly turn the interface after it.
  static func isOver(at kind: Event.Kind) -> Bool {
    switch kind {
    case .device(let fact): fact.mayTurn
    case .navigation(.willShow), .presentation(.presentBegan), .presentation(.dismissBegan),
      .hierarchy(.childSelected), .window(.root), .window(.added), .window(.removed),
      .window(.hidden), .request, .session(.phase(.launched)):
      true
    default: false
    }
  }
}

extension DeviceFact {
  /// Whether UIKit may turn the interface because of it.
  fileprivate var mayTurn: Bool {
    switch self {
    case .turned(let to), .notified(let to): to.interface != nil
    case .notifiedAmong, .rotationLock: true
    case .read: false
    }
  }
}
