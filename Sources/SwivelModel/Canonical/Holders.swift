/// Who has the handles of one sort.
@usableFromInline struct Holders: Sendable {
  /// A holder of a handle.
  struct Member {
    var kin: Int32
    var ordinal: Int32
    var hash: UInt64
  }

  private var members: ContiguousArray<Member?> = []
  /// What stands for the holders, by handle.
  ///
  /// 0 where nobody was told of, and where that is what stands for somebody. Apart from the rest,
  /// for nearly nobody asks for anything else.
  @usableFromInline private(set) var hashes: ContiguousArray<UInt64> = []

  /// The holder of a handle; `nil` if nobody was told of.
  subscript(index: Int) -> Member? {
    index < members.count ? members[index] : nil
  }

  /// Gives a handle to somebody.
  mutating func set(_ member: Member, at index: Int) {
    members.grow(toHold: index, with: nil)
    hashes.grow(toHold: index, with: 0)
    (members[index], hashes[index]) = (member, member.hash)
  }

  /// Takes a handle away from whoever has it.
  mutating func remove(at index: Int) -> Member? {
    guard let member = self[index] else { return nil }
    (members[index], hashes[index]) = (nil, 0)
    return member
  }
}
