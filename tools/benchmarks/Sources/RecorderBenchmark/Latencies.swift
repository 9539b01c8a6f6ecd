/// The latencies of single calls, in nanoseconds, clamped to a limit.
struct Latencies {
  private static let limit = 1 << 20
  private var counts = [UInt32](repeating: 0, count: limit + 1)
  private(set) var longest: UInt64 = 0
  private var total: UInt64 = 0

  mutating func add(_ nanoseconds: UInt64) {
    counts[Int(min(nanoseconds, UInt64(Self.limit)))] += 1
    longest = max(longest, nanoseconds)
    total += 1
  }

  mutating func add(_ other: Self) {
    for index in counts.indices { counts[index] += other.counts[index] }
    longest = max(longest, other.longest)
    total += other.total
  }

  /// The time within which a share of the calls returned.
  func percentile(_ share: Double) -> UInt64 {
    let wanted = UInt64((Double(total) * share).rounded(.up))
    var sum: UInt64 = 0
    for (nanoseconds, count) in counts.enumerated() {
      sum += UInt64(count)
      if sum >= wanted { return UInt64(nanoseconds) }
    }
    return longest
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
