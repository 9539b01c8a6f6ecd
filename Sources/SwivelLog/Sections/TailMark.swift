/// How far a log has absorbed the slots of a hot file of an earlier version.
package struct TailMark: Hashable, Sendable {
  /// The unique number of the hot file.
  package let generation: UInt32
  /// The first slot that is not in the log yet.
  package let nextSlot: UInt64

  /// Makes a mark.
  package init(generation: UInt32, nextSlot: UInt64) {
    (self.generation, self.nextSlot) = (generation, nextSlot)
  }
}

extension TailMark {
  /// A definition's type and length, a number of 32 bits and one of 64.
  static let maximumLength = 2 + 5 + 10

  init(_ bytes: ByteCursor) throws(BlockDamage) {
    var bytes = bytes
    let place = bytes.position
    guard let generation = UInt32(exactly: try bytes.variable()) else { throw .number(at: place) }
    self.init(generation: generation, nextSlot: try bytes.variable())
  }
}
