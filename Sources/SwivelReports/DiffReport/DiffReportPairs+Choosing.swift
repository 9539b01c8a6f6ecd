import SwivelModel
import SwivelQueries

// A page has room for so many pairs. Those that differ come first, then those that findings rest
// on.
extension DiffReportPairs {
  /// How much a pair says; the least go first where there are too many.
  enum Rank: Int, CaseIterable {
    case hidden, moment, marked, cited, differing
  }

  func choose(_ pairs: [EventPair]) -> [(EventPair, Rank)] {
    let base = Set(comparison.consequences.map(\.first.base))
    let head = Set(comparison.consequences.map(\.first.head))
    let ranks = pairs.map { rank($0, (base, head)) }
    var (kept, room) = (Set<Int>(), Self.limit)
    for rank in Rank.allCases.reversed() where rank != .hidden {
      let places = pairs.indices.filter { ranks[$0] == rank }
      kept.formUnion(places.count <= room ? Set(places) : Self.some(of: places, room, near: kept))
      room = Self.limit - kept.count
    }
    return kept.sorted().map { (pairs[$0], ranks[$0]) }
  }

  /// Some of many places: half of them near those that are kept already, the others anywhere.
  private static func some(of places: [Int], _ count: Int, near kept: Set<Int>) -> Set<Int> {
    let anchors = kept.sorted()
    let distance = { (place: Int) in
      let after = anchors.partitioningIndex { $0 >= place }
      return anchors[max(0, after - 1)..<min(anchors.count, after + 1)].map { abs($0 - place) }
        .min()
    }
    let nearest = places.map { ($0, distance($0) ?? 0) }.sorted { $0.1 < $1.1 }
    let (near, others) = (nearest.prefix(count / 2), nearest.dropFirst(count / 2).map(\.0).sorted())
    let step = max(1, others.count / max(1, count - near.count) + 1)
    return Set(near.map(\.0) + stride(from: 0, to: others.count, by: step).map { others[$0] })
  }

  private func rank(
    _ pair: EventPair, _ beginnings: (base: Set<UInt64>, head: Set<UInt64>)
  ) -> Rank {
    let (was, now) = (pair.base?.sequence, pair.head?.sequence)
    if !pair.isSame { return .differing }
    if was.map(beginnings.base.contains) ?? false, now.map(beginnings.head.contains) ?? false {
      return .differing
    }
    if was.map(cited.base.contains) ?? false || now.map(cited.head.contains) ?? false {
      return .cited
    }
    if was.map(base.hasMark) ?? false || now.map(head.hasMark) ?? false { return .marked }
    let isMoment =
      was.flatMap(base.ownMoment) != nil || now.flatMap(head.ownMoment) != nil
    return isMoment ? .moment : .hidden
  }
}
