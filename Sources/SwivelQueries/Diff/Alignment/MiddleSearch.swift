/// Finds a point in the middle of the shortest edit script between two lists.
///
/// Paths with more and more edits are followed from both ends until they meet. Only the furthest
/// point on each diagonal is kept, so that memory is linear in the number of edits.
///
/// Source: Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1, 1986.
struct MiddleSearch {
  struct Split {
    let base: Int
    let head: Int
  }

  private let lists: TokenPair
  // Indexed by diagonal, from -limit to limit: the furthest base index of the paths from the start,
  // and of those from the end.
  private var forward: ContiguousArray<Int> = []
  private var backward: ContiguousArray<Int> = []
  private var box = Box(base: 0..<0, head: 0..<0)
  private var limit = 0
  /// The number of points visited.
  private(set) var cost = 0

  init(_ lists: TokenPair) {
    self.lists = lists
  }

  /// Finds the point at which to divide a box without common prefix, common suffix or empty side.
  ///
  /// - Parameters:
  ///   - box: What is divided.
  ///   - limit: How many edits each of the two searches may make.
  ///   - isExact: Whether there is no answer beyond the limit, in place of the furthest place.
  /// - Returns: The point; `nil` if none was found.
  mutating func split(_ box: Box, limit: Int, isExact: Bool) -> Split? {
    let size = box.base.count + box.head.count
    self.box = box
    self.limit = min(limit, (size + 1) / 2)
    prepare()
    for edits in 0...self.limit {
      if let split = extendForward(edits) ?? extendBackward(edits) { return split }
    }
    return isExact ? nil : furthest
  }

  private mutating func prepare() {
    let count = 2 * limit + 3
    if forward.count < count {
      forward = ContiguousArray(repeating: 0, count: count)
      backward = forward
    } else {
      for index in 0..<count { (forward[index], backward[index]) = (0, 0) }
    }
  }

  /// The diagonals that paths with this number of edits can reach without leaving the box.
  private func diagonals(
    _ edits: Int, _ width: Int, _ height: Int
  ) -> (first: Int, last: Int) {
    (-(edits - 2 * max(0, edits - height)), edits - 2 * max(0, edits - width))
  }

  private mutating func extendForward(_ edits: Int) -> Split? {
    let (width, height) = (box.base.count, box.head.count)
    let (delta, middle) = (width - height, limit + 1)
    // Outside the loop, where each property access would retain and release.
    let (base, head) = (lists.base, lists.head)
    let (baseStart, headStart) = (box.base.lowerBound, box.head.lowerBound)
    let (first, last) = diagonals(edits, width, height)
    var diagonal = first - 2
    while diagonal < last {
      diagonal &+= 2
      let (below, above) = (forward[middle + diagonal - 1], forward[middle + diagonal + 1])
      let goesDown = diagonal == -edits || (diagonal != edits && below < above)
      var x = goesDown ? above : below + 1
      var y = x - diagonal
      while x < width, y < height,
        base[baseStart &+ x] == head[headStart &+ y]
      {
        x &+= 1
        y &+= 1
        cost &+= 1
      }
      forward[middle + diagonal] = x
      cost &+= 1
      let opposite = delta - diagonal
      guard !delta.isMultiple(of: 2), abs(opposite) < edits else { continue }
      if x + backward[middle + opposite] >= width { return split(at: x, y) }
    }
    return nil
  }

  private mutating func extendBackward(_ edits: Int) -> Split? {
    let (width, height) = (box.base.count, box.head.count)
    let (delta, middle) = (width - height, limit + 1)
    let (base, head) = (lists.base, lists.head)
    let (baseEnd, headEnd) = (box.base.upperBound &- 1, box.head.upperBound &- 1)
    let (first, last) = diagonals(edits, width, height)
    var diagonal = first - 2
    while diagonal < last {
      diagonal &+= 2
      let (below, above) = (backward[middle + diagonal - 1], backward[middle + diagonal + 1])
      let goesDown = diagonal == -edits || (diagonal != edits && below < above)
      var x = goesDown ? above : below + 1
      var y = x - diagonal
      while x < width, y < height,
        base[baseEnd &- x] == head[headEnd &- y]
      {
        x &+= 1
        y &+= 1
        cost &+= 1
      }
      backward[middle + diagonal] = x
      cost &+= 1
      let opposite = delta - diagonal
      guard delta.isMultiple(of: 2), abs(opposite) <= edits else { continue }
      if x + forward[middle + opposite] >= width { return split(at: width - x, height - y) }
    }
    return nil
  }

  private func split(at x: Int, _ y: Int) -> Split {
    Split(base: box.base.lowerBound + x, head: box.head.lowerBound + y)
  }

  /// The furthest point of the paths from the start.
  private var furthest: Split? {
    let (width, height) = (box.base.count, box.head.count)
    var best = (x: 0, y: 0)
    let (first, last) = diagonals(limit, width, height)
    for diagonal in stride(from: first, through: last, by: 2) {
      let x = min(forward[limit + 1 + diagonal], width)
      let y = x - diagonal
      if (0...height).contains(y), x + y > best.x + best.y { best = (x, y) }
    }
    return best.x + best.y < width + height ? split(at: best.x, best.y) : nil
  }
}
