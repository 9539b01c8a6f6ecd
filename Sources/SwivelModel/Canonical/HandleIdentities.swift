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
