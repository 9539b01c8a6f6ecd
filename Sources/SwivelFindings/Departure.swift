import SwivelModel
import SwivelReplay

/// A transition between pages, from the event that began it until the interface has settled.
struct Departure: Sendable {
  /// The window of the transition.
  let window: WindowID
  /// The page that is shown next, if it is known from the start.
  let page: ControllerID?
  /// The page that disappears, if it was presented.
  var outgoing: ControllerID?
  /// The event that began it.
  let sequence: UInt64
  /// The known state of the interface before it.
  let from: Known
  /// The orientation of the window before the page appeared, if it is known.
  var before: InterfaceOrientationMask = .all
  /// The kind of the page that disappears, where that matters.
  var leaving = ControllerKind.plain
  /// The declared mask of the page that disappears, where that matters.
  var leavingMask: InterfaceOrientationMask?
  /// The orientation in which a page that is shown again was left, where that matters.
  var left: InterfaceOrientationMask?
  /// The rule by which the interface kept its orientation.
  var heldBy: RuleID?
  /// When it began, if it ends within some time though its end is not recorded.
  var began: Instant?
  /// Whether the app rotated the interface meanwhile, or tried to, or the user rotated the device.
  var isMeant = false
  /// Whether UIKit throws because of it, by the rules.
  var isError = false
  /// The event that ended it; `nil` while it is in progress.
  private(set) var end: Event?

  /// Whether the transition has ended.
  var hasEnded: Bool { end != nil }

  /// The events that prove it.
  var evidence: [UInt64] { end.map { [sequence, $0.sequence] } ?? [sequence] }

  /// Records its end.
  mutating func finish(at event: Event) {
    if end == nil { end = event }
  }

  /// Whether an observation shows that the interface is still as before it, though it has certainly
  /// ended by then; its end was not recorded.
  func isOverdue(at moment: Moment) -> Bool {
    guard !hasEnded, let began, let sighting = moment.sighting, from.isSeen,
      from.orientation.only == sighting.observed
    else { return false }
    return moment.event.instant.isWithin(2 * Look.settlingMicroseconds, of: began) == false
  }

  /// Whether it is judged at a moment: at its end, and at each observation until the interface has
  /// settled.
  func isJudged(at moment: Moment) -> Bool {
    guard let end else { return false }
    if end.sequence == moment.event.sequence { return true }
    guard let sighting = moment.sighting, sighting.window == window else { return false }
    return includes(sighting.observed, at: moment.event.instant)
  }

  /// Whether an observation belongs to it; an unchanged orientation does at any time.
  private func includes(_ observed: InterfaceOrientation, at now: Instant) -> Bool {
    guard let end else { return true }
    let isOpen = now.isWithin(Look.settlingMicroseconds, of: end.instant) ?? true
    return isOpen || from.isSeen && from.orientation.only == observed
  }

  /// Whether an event may legitimately rotate the interface after it.
  static func isOver(at kind: Event.Kind) -> Bool {
    switch kind {
    case .device(let fact): fact.mayTurn
    case .navigation(.willShow), .presentation(.presentBegan), .presentation(.dismissBegan),
      .hierarchy(.childSelected), .window(.rootChanged), .window(.windowAdded),
      .window(.windowRemoved),
      .window(.windowHidden), .request, .session(.phase(phase: .launched)):
      true
    default: false
    }
  }
}

extension DeviceFact {
  /// Whether UIKit may rotate the interface because of it.
  fileprivate var mayTurn: Bool {
    switch self {
    case .deviceTurned(let to), .deviceOrientation(let to): to.interface != nil
    case .deviceOrientationAmong, .rotationLock: true
    case .deviceOrientationRead: false
    }
  }
}
