/// The identity of a handle, in terms that are the same in another run.
package struct Identity: Hashable, Sendable {
  /// The type name, or a replacement.
  package let name: String
  /// The ordinal among the live ones with the same name, from 1.
  package let ordinal: Int

  /// The name, followed by the ordinal unless it is 1.
  package var label: String { ordinal == 1 ? name : "\(name)#\(ordinal)" }
}

/// The live identities with one name, and their ordinals.
struct NameOrdinals: Sendable {
  let name: String
  /// 64 well-mixed bits of the name.
  let hash: UInt64
  private var taken: [UInt64] = [0]

  init(_ name: String) {
    self.name = name
    // The final step of SplitMix64, for the upper bits.
    hash = FNV1a(name.utf8).value.mixed
  }

  /// Takes the lowest free ordinal, counted from 0.
  mutating func take() -> Int {
    var word = 0
    while word < taken.count, taken[word] == .max { word += 1 }
    if word == taken.count { taken.append(0) }
    let bit = (~taken[word]).trailingZeroBitCount
    taken[word] |= 1 << UInt64(bit)
    return word * 64 + bit
  }

  /// Releases an ordinal.
  mutating func release(_ ordinal: Int) {
    taken[ordinal / 64] &= ~(1 << UInt64(ordinal % 64))
  }
}

extension UInt64 {
  /// A bijection in which each bit depends on all bits.
  ///
  /// Source: the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  @inlinable package var mixed: UInt64 {
    var mixed = self
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The identities behind the handles of one sort.
@usableFromInline struct HandleIdentities: Sendable {
  /// The identity of a handle.
  struct Member {
    var entry: Int32
    var ordinal: Int32
    var hash: UInt64
  }

  private var members: ContiguousArray<Member?> = []
  /// The hashes of the identities, by handle.
  ///
  /// 0 for an unknown handle, and for the rare hash of 0. Separate from the rest, because most
  /// callers need nothing else.
  @usableFromInline private(set) var hashes: ContiguousArray<UInt64> = []

  /// The identity of a handle; `nil` if it is unknown.
  subscript(index: Int) -> Member? {
    index < members.count ? members[index] : nil
  }

  /// Assigns a handle.
  mutating func set(_ member: Member, at index: Int) {
    members.grow(toHold: index, with: nil)
    hashes.grow(toHold: index, with: 0)
    (members[index], hashes[index]) = (member, member.hash)
  }

  /// Releases a handle.
  mutating func remove(at index: Int) -> Member? {
    guard let member = self[index] else { return nil }
    (members[index], hashes[index]) = (nil, 0)
    return member
  }
}
