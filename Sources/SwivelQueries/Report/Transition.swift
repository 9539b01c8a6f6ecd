package import SwivelModel
package import SwivelReplay

/// A decision of UIKit about a window's orientation, or an observation that no rule predicted.
package struct Transition: Sendable {
  /// What became of the orientation.
  package enum Outcome: String, CaseIterable, Sendable {
    /// The rules rotate the interface.
    case turned
    /// The rules leave open whether it rotated.
    case undetermined
    /// It stayed although another orientation was wanted.
    case stayed
    /// It stayed, and the app's request fails.
    case refused
    /// UIKit throws.
    case threw
    /// An observation shows an orientation that the rules did not predict.
    case unpredicted
  }

  /// The number of the event.
  package let event: UInt64
  /// Its time.
  package let instant: Instant
  /// The window.
  package let window: WindowID
  /// What became of the orientation.
  package let outcome: Outcome
  /// The orientations that the window may have had before, by the rules.
  package let from: InterfaceOrientationMask
  /// The orientations that it may have afterwards, by the rules; for an observation, the one that
  /// it shows.
  package let to: InterfaceOrientationMask
  /// The orientation of the device.
  package let device: DeviceOrientation
  /// The decision; `nil` for an observation.
  package let ruling: RulingFacts?
  /// The evidence for the outcome, up to the next decision about the window: an observation, or
  /// UIKit's recorded answer.
  ///
  /// UIKit may rotate the interface some time after a transition, so that the first observation
  /// after a decision need not be the last: one shows that the interface rotated, and only all
  /// show that it stayed.
  package fileprivate(set) var basis: Basis.Word
  /// The orientation that was observed.
  package fileprivate(set) var observed: InterfaceOrientation?
  /// The event that recorded it, or UIKit's answer.
  package fileprivate(set) var observedEvent: UInt64?
}

extension Transition {
  /// What a row about a decision has of its ruling.
  package struct RulingFacts: Sendable {
    /// What made UIKit decide.
    package let trigger: Trigger
    /// The controller that was asked.
    package let asked: RunLabel?
    /// The controller whose own value was the answer.
    package let respondent: RunLabel?
    /// The owner of the deciding mask.
    package let decider: Ruling.Decider?
    /// The rule that kept the interface as it was.
    package let heldBy: RuleID?
    /// The rule that decided.
    package let rule: RuleID?
    /// The orientations that were allowed.
    package let allowed: InterfaceOrientationMask
    /// What UIKit throws.
    package let exception: UIKitException?
    /// What UIKit logs.
    package let message: UIKitMessage?

    fileprivate init(_ ruling: Ruling, _ facts: SceneState) {
      trigger = ruling.trigger
      asked = ruling.asked.map { RunLabel($0, facts) }
      respondent = ruling.respondent.map { RunLabel($0, facts) }
      (heldBy, rule, allowed) = (ruling.heldBy, ruling.decidingRule, ruling.allowed)
      decider = ruling.heldBy == nil || ruling.heldBy == .intersection ? ruling.decider : nil
      (exception, message) = (ruling.exception, ruling.message)
    }
  }

  /// Makes the transition of a decision, which nothing has shown yet.
  init(_ ruling: Ruling, at event: Event, _ situation: Situation) {
    (self.event, instant, window) = (event.sequence, event.instant, ruling.window)
    (outcome, from, to) = (Outcome(ruling), ruling.from, ruling.to)
    device = situation.interface.device
    self.ruling = RulingFacts(ruling, situation.facts)
    basis = ruling.exception == nil ? Known(ruling.to, .predicted(by: nil)).word : .predicted
  }

  /// Makes the transition of an observation that the rules did not predict.
  init(_ sighting: Moment.Sighting, at event: Event, _ situation: Situation) {
    (self.event, instant, window) = (event.sequence, event.instant, sighting.window)
    (outcome, from) = (.unpredicted, sighting.expected)
    to = InterfaceOrientationMask(sighting.observed)
    (device, ruling) = (situation.interface.device, nil)
    (basis, observed, observedEvent) = (.observed, sighting.observed, event.sequence)
  }
}

extension Transition.Outcome {
  fileprivate init(_ ruling: Ruling) {
    if ruling.exception != nil {
      self = .threw
    } else if ruling.isTurn {
      self = ruling.to.isDisjoint(with: ruling.from) ? .turned : .undetermined
    } else {
      self = ruling.isRequestDenied ? .refused : .stayed
    }
  }
}

// MARK: - Evidence

extension Transition {
  /// Whether nothing shows the outcome yet.
  private var isOpen: Bool { basis == .predicted || basis == .undetermined }

  /// Applies an observation of the window before the next decision.
  mutating func settle(seen orientation: InterfaceOrientation, at sequence: UInt64) {
    switch (outcome, agrees: to.allows(orientation)) {
    case (.turned, true), (.undetermined, true): note(.observed, orientation, sequence)
    case (.turned, false), (.undetermined, false):
      if basis != .observed { note(.contradicted, orientation, sequence) }
    case (.stayed, true):
      // That an unknown orientation stayed cannot be seen.
      if isOpen, from.only != nil { note(.observed, orientation, sequence) }
    case (.stayed, false):
      if basis != .contradicted { note(.contradicted, orientation, sequence) }
    // An app that is observed has not crashed.
    case (.refused, false), (.threw, _):
      if isOpen { note(.contradicted, orientation, sequence) }
    case (.refused, true), (.unpredicted, _): break
    }
  }

  private mutating func note(
    _ basis: Basis.Word, _ orientation: InterfaceOrientation, _ sequence: UInt64
  ) {
    (self.basis, observed, observedEvent) = (basis, orientation, sequence)
  }

  /// Applies the recorded refusal of the request, which shows that nothing rotated.
  mutating func settle(refusedAt sequence: UInt64) {
    guard isOpen else { return }
    let isTurn = outcome == .turned || outcome == .undetermined
    (basis, observedEvent) = (isTurn ? .contradicted : .observed, sequence)
    if isTurn { observed = from.only }
  }

  /// Applies a recorded exception.
  mutating func settle(thrownAt sequence: UInt64) {
    (basis, observedEvent) = (.observed, sequence)
  }
}
