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
