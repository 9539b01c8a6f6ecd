/// A difference between two lists: the range in one and its replacement in the other.
package struct Hunk: Hashable, Sendable {
  /// The range that only the base has.
  package var base: Range<Int>
  /// The range that only the head has.
  package var head: Range<Int>

  /// The number of tokens removed and inserted.
  package var editCount: Int { base.count + head.count }
}

/// The differences between two lists of tokens.
///
/// The common prefix and suffix are skipped; lists that differ little are compared by the shortest
/// edit script; long ones are first divided at runs that occur once in both. If the remaining lists
/// have little in common, the search stops at a limit and reports one difference.
package struct Alignment: Sendable {
  /// The differences, in order; there is a common token between any two.
  package internal(set) var hunks: [Hunk] = []

  // Tried first, because the result is certain to be the shortest.
  private static let smallDistance = 256
  // Lists of this total length are always compared completely.
  private static let shortLength = 4_096
  // The number of edits after which a search between two anchors takes the furthest point.
  private static let searchLimit = 1_024
  // The number of points visited in all: about a second.
  private static let costLimit = 100_000_000

  /// Compares two lists.
  ///
  /// - Complexity: Linear in the lengths, and in the number of edits squared up to a limit.
  package init(_ base: ContiguousArray<UInt64>, _ head: ContiguousArray<UInt64>) {
    let lists = TokenPair(base: base, head: head)
    var whole = Box(base: base.indices, head: head.indices)
    whole.trim(lists)
    var search = MiddleSearch(lists)
    if whole.base.isEmpty || whole.head.isEmpty {
      add(whole)
    } else if let split = search.split(whole, limit: Self.smallDistance, isExact: true) {
      divide(whole, at: split, lists, &search)
    } else {
      divideByAnchors(whole, lists, &search)
    }
    slide(lists)
  }

  package var editCount: Int { hunks.reduce(0) { $0 + $1.editCount } }

  private mutating func divideByAnchors(
    _ box: Box, _ lists: TokenPair, _ search: inout MiddleSearch
  ) {
    var (base, head) = (box.base.lowerBound, box.head.lowerBound)
    for place in Anchors(lists, in: box).places where place.base >= base && place.head >= head {
      compare(Box(base: base..<place.base, head: head..<place.head), lists, &search)
      (base, head) = (place.base + Anchors.length, place.head + Anchors.length)
    }
    compare(Box(base: base..<box.base.upperBound, head: head..<box.head.upperBound), lists, &search)
  }

  private mutating func divide(
    _ box: Box, at split: MiddleSearch.Split, _ lists: TokenPair, _ search: inout MiddleSearch
  ) {
    let (left, right) = box.divided(at: split)
    compare(left, lists, &search)
    compare(right, lists, &search)
  }

  /// Compares a part, dividing it until one side is empty.
  private mutating func compare(_ box: Box, _ lists: TokenPair, _ search: inout MiddleSearch) {
    var boxes = [box]
    while var box = boxes.popLast() {
      box.trim(lists)
      guard !box.base.isEmpty, !box.head.isEmpty else {
        add(box)
        continue
      }
      let size = box.base.count + box.head.count
      let limit = size <= Self.shortLength ? size : Self.searchLimit
      guard search.cost < Self.costLimit,
        let split = search.split(box, limit: limit, isExact: false)
      else {
        // There may be more in common, but finding it would take too long.
        add(box)
        continue
      }
      let (left, right) = box.divided(at: split)
      boxes.append(right)
      boxes.append(left)
    }
  }

  private mutating func add(_ box: Box) {
    guard !box.isEmpty else { return }
    guard let last = hunks.last, last.base.upperBound == box.base.lowerBound,
      last.head.upperBound == box.head.lowerBound
    else {
      hunks.append(Hunk(base: box.base, head: box.head))
      return
    }
    hunks[hunks.count - 1] = Hunk(
      base: last.base.lowerBound..<box.base.upperBound,
      head: last.head.lowerBound..<box.head.upperBound)
  }
}

extension Box {
  func divided(at split: MiddleSearch.Split) -> (Box, Box) {
    (
      Box(base: base.lowerBound..<split.base, head: head.lowerBound..<split.head),
      Box(base: split.base..<base.upperBound, head: split.head..<head.upperBound)
    )
  }
}

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
