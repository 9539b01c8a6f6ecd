import SwivelModel

/// What is known of a window's interface: the observation, else the outcome of the rules.
struct WindowLedger: Hashable, Sendable {
  /// The last observation.
  struct Sighting: Hashable, Sendable {
    var orientation: InterfaceOrientation
    var sequence: UInt64
    var instead: Prediction?
  }

  /// When UIKit last evaluated the window.
  var look: Look?
  /// The last rotation that was observed.
  var turn: SeenTurn?
  var sighting: Sighting?
  // Whether the last observation followed the last look, or shows its outcome.
  var isCurrent = false
  /// Whether the last look is the device's notification of the rotation that was just observed.
  var isShownByNotification = false
  // The outcome of a disputed rule, where the observation counts instead.
  var doubted: Prediction?
  // Whether the recording has shown that it reports a change.
  var reportsChanges = false

  /// Whether the last observation shows the orientation before the last look.
  var wasSeen: Bool {
    guard let look, let sighting else { return false }
    return look.from.only == sighting.orientation
  }

  /// What is known, given the orientation of the replay.
  func known(_ predicted: InterfaceOrientationMask) -> Known {
    guard let sighting else { return unseen(predicted) }
    let seen = InterfaceOrientationMask(sighting.orientation)
    if let doubted {
      let basis = Basis.unchanged(since: sighting.sequence, instead: doubted)
      return Known(seen, basis)
    }
    guard predicted == seen else { return unseen(predicted) }
    if isCurrent {
      let basis = Basis.observed(event: sighting.sequence, instead: sighting.instead)
      return Known(seen, basis)
    }
    guard reportsChanges, look?.to == seen, look?.from == seen else { return unseen(predicted) }
    return Known(seen, .unchanged(since: sighting.sequence, instead: nil))
  }

  private func unseen(_ predicted: InterfaceOrientationMask) -> Known {
    Known(predicted, .predicted(by: look?.rule))
  }

  /// Records the outcome of a look.
  mutating func take(_ ruling: Ruling, _ event: Event) {
    // An answer is no other cause.
    if event.record.family == .answer {
      look?.decide(ruling)
      return
    }
    if ruling.isIgnored, !isCurrent, look?.isOpen(at: event.instant) ?? false {
      look?.ignore(ruling)
      return
    }
    if !isCurrent, look?.isRepeated(by: ruling) ?? false {
      look?.instant = event.instant
      return
    }
    // A request for what the app has just made UIKit look for is about the same rotation.
    let isSame = !isCurrent && look?.leads(to: ruling, at: event.instant) ?? false
    let before = (isSame ? look?.known : nil) ?? known(ruling.from)
    let isWithSighting = isReport(of: ruling, event)
    look = Look(ruling, event, from: before)
    // A device that is turned to what the window shows changes nothing.
    isCurrent = isWithSighting || isCurrent && showsDevice(ruling)
    isShownByNotification = isWithSighting
    if isWithSighting, let turn { look = Look(ruling, event, from: before.before(turn)) }
    guard let rule = ruling.decidingRule, rule.isDisputed, ruling.isTurn else {
      if ruling.isTurn || !ruling.trigger.traits.contains(.containment) { doubted = nil }
      return
    }
    doubted =
      reportsChanges && before.isSeen
      ? Prediction(orientation: ruling.to, rule: rule) : nil
  }

  private func showsDevice(_ ruling: Ruling) -> Bool {
    ruling.trigger == .deviceTurn && !ruling.isTurn && ruling.wanted == sighting?.orientation
  }

  /// Whether the device's notification reports the rotation that was just observed: UIKit sends it
  /// after the interface has rotated.
  private func isReport(of ruling: Ruling, _ event: Event) -> Bool {
    guard ruling.trigger == .deviceTurn, let turn, isCurrent, ruling.wanted == turn.to else {
      return false
    }
    // Without times, it may be the result of the transition before.
    return event.instant.isWithin(Look.settlingMicroseconds, of: turn.instant)
      ?? (turn.sequence == sighting?.sequence && look?.hasJustEnded(before: turn) != true)
  }

  /// Records an observation.
  ///
  /// Until the device reports how it is held, rules only guess what an app shows at first, so that
  /// another orientation is no rotation.
  mutating func take(_ seen: Moment.Sighting, _ event: Event, isHeld: Bool) {
    let expected = doubted?.orientation ?? seen.expected
    let before = known(seen.expected)
    let last = sighting.map { InterfaceOrientationMask($0.orientation) }
    if let last, !last.allows(seen.observed) { reportsChanges = true }
    let isExpected = seen.exception == nil && expected.allows(seen.observed)
    sighting = Sighting(
      orientation: seen.observed, sequence: event.sequence,
      instead: isExpected
        ? instead(seen.observed)
        : Prediction(orientation: expected, rule: look?.rule, exception: seen.exception))
    let from = last ?? before.orientation
    if !from.allows(seen.observed), last != nil || isHeld {
      turn = SeenTurn(
        window: seen.window, from: from, to: seen.observed,
        sequence: event.sequence, instant: event.instant)
    }
    (isCurrent, doubted) = (true, nil)
  }

  /// What an earlier observation since the look was compared with.
  private func instead(_ observed: InterfaceOrientation) -> Prediction? {
    guard isCurrent, let sighting, sighting.orientation == observed else { return nil }
    return sighting.instead
  }

  /// The last transition, if a recording that reports changes has not observed its outcome.
  func unsettled(at now: Instant) -> Look? {
    guard reportsChanges, !isCurrent, let look, look.isTransition, look.isOpen(at: now) else {
      return nil
    }
    return look
  }

  /// Records that what the last look led to by the rules does not happen.
  mutating func undo() {
    guard var undone = look else { return }
    (undone.to, undone.rule) = (undone.from, nil)
    (look, doubted) = (undone, nil)
  }

  /// Records that a transition has ended.
  mutating func close(at instant: Instant) { look?.close(at: instant) }
}

extension Known {
  /// What was known before a rotation was observed.
  fileprivate func before(_ turn: SeenTurn) -> Self {
    Self(turn.from, basis)
  }
}
