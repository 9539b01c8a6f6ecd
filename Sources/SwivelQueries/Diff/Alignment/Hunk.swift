/// A place where two lists differ: what one has there and the other has in its stead.
package struct Hunk: Hashable, Sendable {
  /// What only the base has.
  package var base: Range<Int>
  /// What only the head has.
  package var head: Range<Int>

  /// How many are removed and inserted.
  package var editCount: Int { base.count + head.count }
}
