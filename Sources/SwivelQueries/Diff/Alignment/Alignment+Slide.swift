extension Alignment {
  // Longer than any visit.
  private static let slideLimit = 4_096

  /// Moves pure removals and insertions so that they begin with an action.
  ///
  /// One of two equal visits has many possible positions; the one that begins with a push reads
  /// best.
  mutating func slide(_ lists: TokenPair) {
    for index in hunks.indices {
      let hunk = hunks[index]
      guard hunk.base.isEmpty != hunk.head.isEmpty else { continue }
      let (base, head) = room(at: index, lists)
      let offset =
        hunk.head.isEmpty
        ? lists.base.slide(hunk.base, within: base) : lists.head.slide(hunk.head, within: head)
      hunks[index].base = hunk.base.moved(by: offset)
      hunks[index].head = hunk.head.moved(by: offset)
    }
  }

  /// The range that a hunk may occupy without touching its neighbors.
  private func room(at index: Int, _ lists: TokenPair) -> (base: Range<Int>, head: Range<Int>) {
    let before = index > 0 ? hunks[index - 1] : Hunk(base: -1..<(-1), head: -1..<(-1))
    let (baseEnd, headEnd) = (lists.base.count + 1, lists.head.count + 1)
    let after =
      index + 1 < hunks.count
      ? hunks[index + 1] : Hunk(base: baseEnd..<baseEnd, head: headEnd..<headEnd)
    let hunk = hunks[index]
    let down = min(
      after.base.lowerBound - hunk.base.upperBound, after.head.lowerBound - hunk.head.upperBound,
      Self.slideLimit)
    let up = min(
      hunk.base.lowerBound - before.base.upperBound, hunk.head.lowerBound - before.head.upperBound,
      Self.slideLimit)
    return (
      hunk.base.lowerBound - up + 1..<hunk.base.upperBound + down,
      hunk.head.lowerBound - up + 1..<hunk.head.upperBound + down
    )
  }
}

extension ContiguousArray<UInt64> {
  /// The distance by which a range can be moved so that it begins with an action and remains the
  /// same change.
  fileprivate func slide(_ range: Range<Int>, within room: Range<Int>) -> Int {
    guard EventRole(self[range.lowerBound]) != .action else { return 0 }
    var offset = 0
    while range.lowerBound + offset > room.lowerBound,
      self[range.lowerBound + offset - 1] == self[range.upperBound + offset - 1]
    {
      offset -= 1
      if EventRole(self[range.lowerBound + offset]) == .action { return offset }
    }
    offset = 0
    while range.upperBound + offset < Swift.min(room.upperBound - 1, count),
      self[range.lowerBound + offset] == self[range.upperBound + offset]
    {
      offset += 1
      if EventRole(self[range.lowerBound + offset]) == .action { return offset }
    }
    return 0
  }
}

extension Range<Int> {
  fileprivate func moved(by offset: Int) -> Self { lowerBound + offset..<upperBound + offset }
}
