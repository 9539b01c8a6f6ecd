/// A part of both lists that is compared separately.
struct Box {
  var base: Range<Int>
  var head: Range<Int>

  var isEmpty: Bool { base.isEmpty && head.isEmpty }

  /// Removes the common prefix and suffix.
  mutating func trim(_ lists: TokenPair) {
    var (baseStart, headStart) = (base.lowerBound, head.lowerBound)
    var (baseEnd, headEnd) = (base.upperBound, head.upperBound)
    while baseStart < baseEnd, headStart < headEnd, lists.base[baseStart] == lists.head[headStart] {
      baseStart += 1
      headStart += 1
    }
    while baseStart < baseEnd, headStart < headEnd,
      lists.base[baseEnd - 1] == lists.head[headEnd - 1]
    {
      baseEnd -= 1
      headEnd -= 1
    }
    (base, head) = (baseStart..<baseEnd, headStart..<headEnd)
  }
}

/// The tokens of two runs.
struct TokenPair {
  let base: ContiguousArray<UInt64>
  let head: ContiguousArray<UInt64>
}
