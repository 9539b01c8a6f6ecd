import SwivelModel
import SwivelReplay

/// The interface orientation of a window, and how it is known.
struct KnownInterface: Hashable, Sendable {
  /// The orientations that it may have.
  let orientation: InterfaceOrientationMask
  /// The basis for that.
  let basis: Finding.Basis

  /// The event that recorded it.
  var sighting: UInt64? {
    if case .observed(let event, _) = basis { event } else { nil }
  }

  /// Whether it was observed, and not only modeled.
  var isSeen: Bool {
    switch basis {
    case .observed, .unchanged: true
    case .modeled: false
    }
  }
}

/// A rotation that was observed.
struct SeenTurn: Sendable {
  let window: WindowID
  let from: InterfaceOrientationMask
  let to: InterfaceOrientation
  /// The event that recorded it, and when.
  let sequence: UInt64
  let instant: Instant
}

/// What is known of a window's interface: the observation, else the outcome of the rules.
struct InterfaceHistory: Sendable {
  private struct Sighting {
    let orientation: InterfaceOrientation
    let sequence: UInt64
    let instead: Finding.Prediction?
  }

  /// When UIKit last evaluated the window.
  private(set) var look: Look?
  /// The last rotation that was observed.
  private(set) var turn: SeenTurn?
  private var sighting: Sighting?
  // Whether the last observation followed the last look, or shows its outcome.
  private var isCurrent = false
  /// Whether the last look is the device's notification of the rotation that was just observed.
  private(set) var isShownByNotification = false
  // The outcome of a disputed rule, where the observation counts instead.
  private var doubted: Finding.Prediction?
  // A transition without an end so far, and an observation since that is no outcome of it.
  private var unended: Trigger?
  // One whose end was not recorded at all.
  private var endless: Trigger?
  // Whether the recording has shown that it reports a change.
  private var reportsChanges = false

  /// Whether the last observation shows the orientation before the last look.
  var wasSeen: Bool {
    guard let look, let sighting else { return false }
    return look.from.only == sighting.orientation
  }

  /// What is known, given the orientation of the replay.
  func known(_ modeled: InterfaceOrientationMask) -> KnownInterface {
    guard let sighting else { return unseen(modeled) }
    let seen = InterfaceOrientationMask(sighting.orientation)
    if let doubted {
      let basis = Finding.Basis.unchanged(since: sighting.sequence, instead: doubted)
      return KnownInterface(orientation: seen, basis: basis)
    }
    guard modeled == seen else { return unseen(modeled) }
    if isCurrent {
      let basis = Finding.Basis.observed(event: sighting.sequence, instead: sighting.instead)
      return KnownInterface(orientation: seen, basis: basis)
    }
    guard reportsChanges, look?.to == seen, look?.from == seen else { return unseen(modeled) }
    return KnownInterface(
      orientation: seen, basis: .unchanged(since: sighting.sequence, instead: nil))
  }

  private func unseen(_ modeled: InterfaceOrientationMask) -> KnownInterface {
    KnownInterface(orientation: modeled, basis: .modeled(by: look?.rule))
  }

  /// Records the outcome of a look.
  mutating func take(_ ruling: Ruling, _ event: Event) {
    if ruling.isIgnored, !isCurrent, look?.isOpen(at: event.instant) ?? false {
      look?.ignore(ruling)
      return
    }
    // Where times are known, one transition may interrupt another.
    if let unended, ruling.trigger.traits.contains(.transition), event.instant.isAssumed {
      endless = endless ?? unended
    }
    let before = known(ruling.from)
    look = Look(ruling, event, from: before)
    let isWithSighting = isReport(of: ruling, event)
    isCurrent = isWithSighting
    isShownByNotification = isWithSighting
    if isWithSighting, let turn { look = Look(ruling, event, from: before.before(turn)) }
    guard let rule = ruling.decidingRule, rule.isDisputed, ruling.isTurn else {
      if ruling.isTurn || !ruling.trigger.traits.contains(.containment) { doubted = nil }
      return
    }
    doubted =
      reportsChanges && before.isSeen
      ? Finding.Prediction(orientation: ruling.to, rule: rule) : nil
  }

  /// Whether the device's notification reports the rotation that was just observed: UIKit sends it
  /// after the interface has rotated.
  private func isReport(of ruling: Ruling, _ event: Event) -> Bool {
    guard ruling.trigger == .deviceTurn, let turn, isCurrent, ruling.wanted == turn.to else {
      return false
    }
    return event.instant.isWithin(Look.settlingMicroseconds, of: turn.instant) ?? true
  }

  /// Records an observation.
  mutating func take(_ seen: Moment.Sighting, _ event: Event) {
    let expected = doubted?.orientation ?? seen.expected
    let before = known(seen.expected)
    let last = sighting.map { InterfaceOrientationMask($0.orientation) }
    if let last, !last.allows(seen.observed) { reportsChanges = true }
    let isExpected = seen.exception == nil && expected.allows(seen.observed)
    sighting = Sighting(
      orientation: seen.observed, sequence: event.sequence,
      instead: isExpected
        ? instead(seen.observed)
        : Finding.Prediction(orientation: expected, rule: look?.rule, exception: seen.exception))
    let from = last ?? before.orientation
    if !from.allows(seen.observed) {
      turn = SeenTurn(
        window: seen.window, from: from, to: seen.observed,
        sequence: event.sequence, instant: event.instant)
    }
    (isCurrent, doubted) = (true, nil)
  }

  /// What an earlier observation since the look was compared with.
  private func instead(_ observed: InterfaceOrientation) -> Finding.Prediction? {
    guard isCurrent, let sighting, sighting.orientation == observed else { return nil }
    return sighting.instead
  }

  /// What is unknown of a transition at the end of a recording that reports observations.
  func unsettled(at now: Instant) -> MissingFact? {
    if let trigger = endless ?? unended { return .end(of: trigger) }
    guard reportsChanges, !isCurrent, let look, look.isTransition, look.isOpen(at: now) else {
      return nil
    }
    let time = now.microseconds(since: look.end ?? look.instant)
    return .settling(microseconds: now.isAssumed ? nil : time)
  }

  /// Records whether an observation during a transition is one that the transition cannot lead to.
  mutating func noteUnended(_ seen: Moment.Sighting, at now: Instant, isForbidden: Bool) {
    guard let look, look.isTransition, look.end == nil, look.isOpen(at: now) else { return }
    unended = isForbidden || !look.to.allows(seen.observed) ? look.trigger : nil
  }

  /// Records that a transition has ended.
  mutating func close(at instant: Instant) {
    look?.close(at: instant)
    unended = nil
  }
}

extension KnownInterface {
  /// What was known before a rotation was observed.
  fileprivate func before(_ turn: SeenTurn) -> Self {
    Self(orientation: turn.from, basis: basis)
  }
}

/// What was known of a window before the event that made UIKit look at it.
///
/// A separate value, so that detectors do not copy a whole history.
struct Before: Sendable {
  private(set) var window: WindowID?
  private var known: KnownInterface?

  init() {}

  init(_ look: Look?, in window: WindowID) { (self.window, known) = (window, look?.known) }

  /// What was known of a window; the state of the replay if UIKit did not look at it.
  func interface(of window: WindowID, _ situation: Situation) -> KnownInterface {
    if window == self.window, let known { return known }
    return KnownInterface(orientation: situation.interface[window], basis: .modeled(by: nil))
  }
}
