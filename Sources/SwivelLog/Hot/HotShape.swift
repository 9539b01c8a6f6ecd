import CSwivel

/// How long a ring is, and with it a hot file.
package struct HotShape: Equatable, Sendable {
  /// 2,048 slots, as all rings once had.
  package static let shortest = HotShape(slotBits: UInt32(SWIVEL_FEWEST_SLOT_BITS))
  /// 32,768 slots: 160 milliseconds of 200,000 events a second.
  package static let usual = HotShape(slotBits: UInt32(SWIVEL_MOST_SLOT_BITS))

  /// In bits.
  package let slotBits: UInt32

  /// The longest one up to the usual whose slots take no more than a quarter of a number of bytes.
  package static func within(_ byteLimit: UInt64) -> HotShape {
    var shape = usual
    while shape.slotCount * UInt64(SWIVEL_SLOT_LENGTH) > byteLimit / 4,
      let shorter = shape.shorter
    { shape = shorter }
    return shape
  }

  /// One of half as many slots; `nil` for the shortest.
  package var shorter: HotShape? {
    self == .shortest ? nil : HotShape(slotBits: slotBits - 1)
  }

  /// Takes the shape that the header of a hot file tells.
  ///
  /// Safe: a header has bytes enough for all that C reads.
  ///
  /// - Returns: `nil` where there is no such header.
  init?(header: RawBuffer) {
    slotBits = swivel_hot_slot_bits(header.address(ofFirst: Self.headerByteCount))
    guard slotBits > 0 else { return nil }
  }

  private init(slotBits: UInt32) {
    self.slotBits = slotBits
  }

  static let headerByteCount = Int(SWIVEL_HOT_HEADER_LENGTH)

  /// How many slots there are.
  package var slotCount: UInt64 { 1 << UInt64(slotBits) }

  /// How many bytes a hot file has.
  package var byteCount: Int { swivel_hot_length(slotBits) }

  func view(of bytes: UnsafeRawPointer, from slot: UInt64 = 0) -> swivel_hot {
    swivel_hot(bytes: bytes, slot_bits: slotBits, front_slot: slot)
  }
}
