import SwivelQueries
import SwivelTestKit
import Testing

struct AlignmentTests {
  @Test(arguments: 0..<200) func `short lists are compared by the shortest way`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = UInt64.random(in: 2...9, using: &random)
    let base = Self.tokens(Int.random(in: 0...40, using: &random), alphabet, &random)
    let head = Self.tokens(Int.random(in: 0...40, using: &random), alphabet, &random)

    let alignment = Alignment(base, head)

    #expect(Self.rebuilt(base, head, alignment) == head)
    #expect(alignment.editCount == Self.distance(base, head))
  }

  @Test(arguments: 0..<20) func `long lists with few edits are compared by the shortest way`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let base = Self.tokens(2_000, 400, &random)
    let head = Self.edited(base, count: Int.random(in: 0...60, using: &random), &random)

    let alignment = Alignment(base, head)

    #expect(Self.rebuilt(base, head, alignment) == head)
    #expect(alignment.editCount == Self.distance(base, head))
  }

  @Test func `anchors find what is the same between many edits`() {
    var random = SplitMix64(seed: 7)
    let base = Self.tokens(60_000, 2_000, &random)
    let head = Self.edited(base, count: 600, &random)

    let alignment = Alignment(base, head)

    #expect(Self.rebuilt(base, head, alignment) == head)
    #expect(alignment.editCount <= 1_200)
  }

  @Test func `a part that moved is removed and inserted`() {
    var random = SplitMix64(seed: 3)
    let base = Self.tokens(20_000, .max, &random)
    let head = base[15_000...] + base[..<15_000]

    let alignment = Alignment(base, ContiguousArray(head))

    #expect(Self.rebuilt(base, ContiguousArray(head), alignment) == ContiguousArray(head))
    #expect(alignment.editCount == 10_000)
  }

  @Test func `lists without anything in common are reported as one difference`() {
    var random = SplitMix64(seed: 5)
    let base = Self.tokens(6_000, .max, &random)
    let head = Self.tokens(6_000, .max, &random)

    let alignment = Alignment(base, head)

    #expect(alignment.hunks.count == 1)
    #expect(alignment.editCount == 12_000)
  }

  @Test func `lists that repeat themselves are compared without anchors`() {
    let base = ContiguousArray((0..<50_000).map { UInt64($0 % 4) << 2 })
    var head = base
    for place in stride(from: 49_000, to: 0, by: -1_000) { head.remove(at: place) }

    let alignment = Alignment(base, head)

    #expect(Self.rebuilt(base, head, alignment) == head)
    #expect(alignment.editCount == 49)
  }

  @Test func `what is the same is no difference`() {
    var random = SplitMix64(seed: 1)
    let base = Self.tokens(1_000, 50, &random)

    #expect(Alignment(base, base).hunks.isEmpty)
    #expect(Alignment([], []).hunks.isEmpty)
    #expect(Alignment(base, []).editCount == 1_000)
  }
}

extension AlignmentTests {
  private static func tokens(
    _ count: Int, _ alphabet: UInt64, _ random: inout SplitMix64
  ) -> ContiguousArray<UInt64> {
    ContiguousArray((0..<count).map { _ in UInt64.random(in: 0..<alphabet, using: &random) })
  }

  private static func edited(
    _ base: ContiguousArray<UInt64>, count: Int, _ random: inout SplitMix64
  ) -> ContiguousArray<UInt64> {
    var head = base
    for _ in 0..<count {
      let place = Int.random(in: 0..<head.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: head.remove(at: place)
      case 1: head.insert(random.next(), at: place)
      default: head[place] = random.next()
      }
    }
    return head
  }

  /// The head, put together from the base and the differences.
  private static func rebuilt(
    _ base: ContiguousArray<UInt64>, _ head: ContiguousArray<UInt64>, _ alignment: Alignment
  ) -> ContiguousArray<UInt64> {
    var (list, common): (ContiguousArray<UInt64>, Int) = ([], 0)
    for hunk in alignment.hunks {
      list += base[common..<hunk.base.lowerBound]
      list += head[hunk.head]
      common = hunk.base.upperBound
    }
    return list + base[common...]
  }

  /// The least number of edits, by the table of all pairs of beginnings.
  private static func distance(
    _ base: ContiguousArray<UInt64>, _ head: ContiguousArray<UInt64>
  ) -> Int {
    var row = Array(0...head.count)
    for (index, token) in base.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in head.indices {
        let above = row[place + 1]
        row[place + 1] = token == head[place] ? diagonal : min(above, row[place]) + 1
        diagonal = above
      }
    }
    return row[head.count]
  }
}
