/// Finds runs of tokens that occur once in both lists, in the same order.
///
/// If long lists have much in common, these divide them into short ones in linear time, whatever
/// the number of edits. Runs are sampled by content and not by position, so that both lists choose
/// the same ones.
struct Anchors {
  /// The number of tokens in a run: enough to distinguish repeated actions by their context.
  static let length = 32

  /// The start of a run in both lists.
  struct Place {
    let base: Int
    let head: Int
  }

  /// The runs, in order.
  let places: [Place]

  init(_ lists: TokenPair, in box: Box) {
    let (base, head) = concurrently(
      { Self.unique(Self.samples(lists.base, box.base)) },
      { Self.unique(Self.samples(lists.head, box.head)) })
    places = Self.increasing(Self.join(base, head))
  }

  private struct Sample {
    let hash: UInt64
    let place: Int
  }

  /// The runs whose hash begins with five zero bits, which is one in 32.
  private static func samples(_ tokens: ContiguousArray<UInt64>, _ range: Range<Int>) -> [Sample] {
    guard range.count >= length else { return [] }
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    // The factor of the oldest token of a run when it leaves the window.
    let weight = (0..<length).reduce(1 as UInt64) { product, _ in product &* factor }
    var (hash, samples): (UInt64, [Sample]) = (0, [])
    samples.reserveCapacity(range.count / 24)
    for place in range.lowerBound..<range.lowerBound + length {
      hash = hash &* factor &+ tokens[place]
    }
    var first = range.lowerBound
    while true {
      if hash >> 59 == 0 { samples.append(Sample(hash: hash, place: first)) }
      let next = first + length
      guard next < range.upperBound else { return samples }
      hash = hash &* factor &+ tokens[next] &- tokens[first] &* weight
      first += 1
    }
  }

  private static func unique(_ samples: [Sample]) -> [Sample] {
    let sorted = samples.sorted { $0.hash < $1.hash }
    return sorted.indices.lazy.filter { index in
      (index == 0 || sorted[index - 1].hash != sorted[index].hash)
        && (index + 1 == sorted.count || sorted[index + 1].hash != sorted[index].hash)
    }.map { sorted[$0] }
  }

  private static func join(_ base: [Sample], _ head: [Sample]) -> [Place] {
    var (places, index): ([Place], Int) = ([], 0)
    for sample in base {
      while index < head.count, head[index].hash < sample.hash { index += 1 }
      guard index < head.count, head[index].hash == sample.hash else { continue }
      places.append(Place(base: sample.place, head: head[index].place))
    }
    return places.sorted { $0.base < $1.base }
  }

  /// The longest subsequence of places that is in order in the head, too.
  private static func increasing(_ places: [Place]) -> [Place] {
    // The last place of the best list of each length, and the predecessor of each place.
    var (ends, previous): ([Int], [Int]) = ([], [])
    for (index, place) in places.enumerated() {
      let low = ends.partitioningIndex { places[$0].head >= place.head }
      previous.append(low == 0 ? -1 : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var (list, next): ([Place], Int) = ([], ends.last ?? -1)
    while next >= 0 {
      list.append(places[next])
      next = previous[next]
    }
    return list.reversed()
  }
}
