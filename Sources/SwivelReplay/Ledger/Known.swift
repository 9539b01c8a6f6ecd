package import SwivelModel

/// The interface orientation of a window, and how it is known.
package struct Known: Hashable, Sendable {
  /// The orientations that it may have.
  package var orientation: InterfaceOrientationMask
  /// The basis for that.
  package var basis: Basis

  package init(_ orientation: InterfaceOrientationMask, _ basis: Basis) {
    (self.orientation, self.basis) = (orientation, basis)
  }

  /// The event that recorded it.
  package var sighting: UInt64? {
    if case .observed(let event, _) = basis { event } else { nil }
  }

  /// Whether it was observed, and not only predicted.
  package var isSeen: Bool { basis.isSeen }

  /// How it is known, in a word.
  package var word: Basis.Word {
    !isSeen && orientation.only == nil ? .undetermined : basis.word
  }

  /// The same once an event observes the window, before UIKit looks at it again; `nil` if it
  /// observes something else.
  package func confirmed(by event: UInt64, in observed: InterfaceOrientation) -> Self? {
    let seen = InterfaceOrientationMask(observed)
    if orientation.allows(observed) {
      return Self(seen, .observed(event: event, instead: basis.instead))
    }
    // The change that a disputed rule predicts was observed late.
    guard case .unchanged(_, let doubted?) = basis, doubted.orientation.allows(observed) else {
      return nil
    }
    return Self(seen, .observed(event: event, instead: nil))
  }
}

extension Ruling {
  /// The ruling with the outcome that is known, which an observation may have narrowed or refuted.
  package func leading(to known: InterfaceOrientationMask) -> Self {
    var ruling = self
    if !isTurn { ruling.from = known }
    ruling.to = known
    return ruling
  }
}

/// A rotation that was observed.
package struct SeenTurn: Hashable, Sendable {
  /// The window.
  package var window: WindowID
  /// The orientations that it may have had before.
  package var from: InterfaceOrientationMask
  /// The observed one.
  package var to: InterfaceOrientation
  /// The event that recorded it.
  package var sequence: UInt64
  /// When it was recorded.
  package var instant: Instant
}
