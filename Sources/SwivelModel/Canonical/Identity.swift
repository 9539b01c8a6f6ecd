/// Who is behind a handle, in words that another run has as well.
package struct Identity: Hashable, Sendable {
  /// The type name, or what takes its place.
  package let name: String
  /// Which one it is of those that go by the name and live at once, from 1.
  package let ordinal: Int

  /// The name, with the ordinal from the second one on.
  package var label: String { ordinal == 1 ? name : "\(name)#\(ordinal)" }
}

/// Those that go by one name, and which of their ordinals are taken.
struct Kin: Sendable {
  let name: String
  /// 64 well-mixed bits of the name.
  let hash: UInt64
  private var taken: [UInt64] = [0]

  init(_ name: String) {
    self.name = name
    // The last step of SplitMix64 is for the upper bits.
    hash = FNV1a(name.utf8).value.mixed
  }

  /// Takes the lowest ordinal that is free, counted from 0.
  mutating func take() -> Int {
    var word = 0
    while word < taken.count, taken[word] == .max { word += 1 }
    if word == taken.count { taken.append(0) }
    let bit = (~taken[word]).trailingZeroBitCount
    taken[word] |= 1 << UInt64(bit)
    return word * 64 + bit
  }

  /// Sets an ordinal free.
  mutating func release(_ ordinal: Int) {
    taken[ordinal / 64] &= ~(1 << UInt64(ordinal % 64))
  }
}

extension UInt64 {
  /// The number, each bit depending on all of its bits; no two numbers give the same one.
  ///
  /// Source: the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  @inlinable package var mixed: UInt64 {
    var mixed = self
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
