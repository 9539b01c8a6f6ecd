/// A difference between two lists: the range in one and its replacement in the other.
package struct Hunk: Hashable, Sendable {
  /// The range that only the base has.
  package var base: Range<Int>
  /// The range that only the head has.
  package var head: Range<Int>

  /// The number of tokens removed and inserted.
  package var editCount: Int { base.count + head.count }
}
