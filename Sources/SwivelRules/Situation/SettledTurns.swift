import SwivelModel

/// Which turns of a window were made, and which were not.
///
/// From one orientation to another there are sixteen; a bit each.
struct SettledTurns: Sendable {
  private var known: UInt16 = 0
  private var made: UInt16 = 0

  /// Whether a turn was made; `nil` if that is not known.
  @inline(__always)
  subscript(mask: InterfaceOrientationMask, wanted: InterfaceOrientation) -> Bool? {
    let bit = Self.bit(mask, wanted)
    return known & bit == 0 ? nil : made & bit != 0
  }

  /// Keeps whether a turn was made.
  mutating func note(
    from mask: InterfaceOrientationMask, wanted: InterfaceOrientation,
    to outcome: InterfaceOrientationMask
  ) {
    let isMade = outcome == InterfaceOrientationMask(wanted)
    guard isMade || outcome == mask else { return }
    let bit = Self.bit(mask, wanted)
    known |= bit
    if isMade { made |= bit }
  }

  /// The bit of a turn; none if it is not determined from where.
  @inline(__always)
  private static func bit(
    _ mask: InterfaceOrientationMask, _ wanted: InterfaceOrientation
  ) -> UInt16 {
    let bits = mask.rawValue
    guard bits != 0, bits & (bits &- 1) == 0 else { return 0 }
    // Orientations count from 1.
    let place = (bits.trailingZeroBitCount &- 1) &* 4 &+ Int(wanted.rawValue) &- 1
    return 1 &<< UInt16(truncatingIfNeeded: place)
  }
}
