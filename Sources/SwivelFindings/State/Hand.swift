import SwivelModel
import SwivelReplay

/// How the user last turned the device, until the app answers it.
struct Hand: Sendable {
  private var turn: (event: Event, upright: InterfaceOrientation?)?
  /// Whether nothing but declarations, requests and observations came since.
  private(set) var isDirect = true
  // Whether the app has requested something since, or something was observed.
  private var isAnswered = false
  /// The side to which the app has locked itself in answer, until a request names it too, or the
  /// interface shows it.
  var lockedSide: InterfaceOrientation?
  /// Whether the app has just read the side to which it is turned.
  private(set) var isRead = false
  /// Whether an answer to it was reported: a lock and the corresponding request are one mistake.
  var isReported = false
  /// Whether it was reported that the app read a value that says nothing: what it does next is the
  /// same mistake.
  var isMisread = false

  /// The event by which the device was laid flat, while nothing answers it.
  var laidFlat: Event? {
    guard let turn, turn.upright == nil, isDirect, !isAnswered else { return nil }
    return turn.event
  }

  /// The orientation to which the device was turned, and the event, while the app may still answer.
  var turned: (sequence: UInt64, upright: InterfaceOrientation)? {
    guard let turn, let upright = turn.upright else { return nil }
    return (turn.event.sequence, upright)
  }

  var mayBeAnswered: Bool { isDirect && turned != nil || isReported }

  mutating func follow(_ run: Case) {
    switch run.kind {
    case .device(.deviceTurned(let to)), .device(.deviceOrientation(let to)):
      self = Hand(turn: (run.event, to.interface))
    // The app reads what the recorded rotations do not say.
    case .device(.deviceOrientationRead(let read?))
    where read.interface != nil && read.interface != turn?.upright:
      self = Hand(turn: (run.event, read.interface))
    case .device(.deviceOrientationRead(let read)): isRead = read?.interface != nil
    case .app, .controller: break
    // What was expected anyway is no answer.
    case .request, .observation:
      // An update only prepares a request.
      if !run.event.record.is(.needsUpdate) { isRead = false }
      if run.sighting?.agrees != true { isAnswered = true }
    // The app may still answer for a page that it shows first.
    case .navigation, .presentation, .hierarchy: isDirect = false
    default: self = Hand()
    }
  }
}
