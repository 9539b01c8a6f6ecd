import SwivelModel

extension BandList<ShownBand> {
  /// Shows what a ruling leads to; an observation still holds if nothing rotated.
  mutating func show(
    _ mask: InterfaceOrientationMask, isTurn: Bool, at instant: Instant
  ) {
    let isSeen = !isTurn && current?.isSeen ?? false && current?.mask == mask
    set(ShownBand(mask: mask, isSeen: isSeen), at: instant)
  }

  /// Shows what was observed, which also confirms what was modeled since the last ruling.
  mutating func see(_ orientation: InterfaceOrientation, at instant: Instant) {
    let mask = InterfaceOrientationMask(orientation)
    if current?.mask == mask {
      updateCurrent { $0.isSeen = true }
    } else {
      set(ShownBand(mask: mask, isSeen: true), at: instant)
    }
  }
}
