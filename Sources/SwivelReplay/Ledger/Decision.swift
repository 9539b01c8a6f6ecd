package import SwivelModel

/// A decision of UIKit about a window's orientation, or an observation that no rule predicted, with
/// what was observed of it.
package struct Decision: Hashable, Sendable {
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
  /// What UIKit throws, by the rules.
  package let exception: UIKitException?
  /// The evidence for the outcome, up to the next decision about the window: an observation, or
  /// UIKit's recorded answer.
  ///
  /// UIKit may rotate the interface some time after a transition, so that the first observation
  /// after a decision need not be the last: one shows that the interface rotated, and only all
  /// show that it stayed.
  package private(set) var basis: Basis.Word
  /// The orientation that was observed.
  package private(set) var observed: InterfaceOrientation?
  /// The event that recorded it, or UIKit's answer.
  package private(set) var observedEvent: UInt64?
  /// The first observation of the window after it.
  package private(set) var firstSighting: UInt64?

  /// Makes a decision that nothing has shown yet.
  init(_ ruling: Ruling, at event: Event) {
    (self.event, instant, window) = (event.sequence, event.instant, ruling.window)
    (outcome, from, to, exception) = (
      Outcome(ruling), ruling.from, ruling.to, ruling.exception
    )
    basis = ruling.exception == nil ? Known(ruling.to, .predicted(by: nil)).word : .predicted
  }

  /// Makes an observation that the rules did not predict.
  init(_ sighting: Moment.Sighting, at event: Event) {
    (self.event, instant, window) = (event.sequence, event.instant, sighting.window)
    (outcome, from, exception) = (.unpredicted, sighting.expected, nil)
    to = InterfaceOrientationMask(sighting.observed)
    (basis, observed, observedEvent) = (.observed, sighting.observed, event.sequence)
  }

  /// Whether it is the same one, whatever was observed of it.
  package func isSame(as other: Self) -> Bool { event == other.event && window == other.window }
}

extension Decision.Outcome {
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

extension Decision {
  /// Whether nothing shows the outcome yet.
  private var isOpen: Bool { basis == .predicted || basis == .undetermined }

  /// Applies an observation of the window before the next decision.
  mutating func settle(seen orientation: InterfaceOrientation, at sequence: UInt64) {
    if firstSighting == nil { firstSighting = sequence }
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
