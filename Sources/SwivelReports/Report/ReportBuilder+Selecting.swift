import SwivelModel
import SwivelQueries

// A page has room for so many bytes. Moments that changed little were left out on the way; where
// what is left is still too much, moments far from findings go.
extension ReportBuilder {
  /// The size that moments with their explanations should not exceed, in bytes.
  private static let sizeLimit = 2_500_000

  /// Leaves out moments until the page has room for the rest.
  mutating func select(around findings: [ReportFinding]) {
    let times = findings.flatMap { [$0.t] + $0.others.map(\.t) }.sorted()
    var limit = RunLanes.bandLimit
    if entries.count > limit { keep(nearest(limit, to: times)) }
    while size > Self.sizeLimit, limit > 500 {
      limit = min(limit, entries.count) / 2
      keep(nearest(limit, to: times))
    }
    // What was said of moments before an observation confirmed it is not needed.
    keep(Set(entries.indices))
  }

  /// About how many bytes the moments take.
  private var size: Int {
    let used = Set(entries.map(\.state))
    let whys = Set(used.flatMap { states.values[$0].compactMap(\.why) })
    let windowCount = used.reduce(0) { $0 + states.values[$1].count }
    return entries.count * 40 + windowCount * 20 + whys.count * 500
  }

  /// The places of the moments that are nearest to findings; all that are notable go first.
  private func nearest(_ limit: Int, to times: [UInt64]) -> Set<Int> {
    let distances = distances(to: times)
    let order = entries.indices.sorted { left, right in
      let (a, b) = (entries[left].weight == .notable, entries[right].weight == .notable)
      if times.isEmpty, a != b { return a }
      return distances[left] == distances[right] ? left < right : distances[left] < distances[right]
    }
    return Set(order.prefix(limit))
  }

  private func distances(to times: [UInt64]) -> [UInt64] {
    var next = 0
    return entries.map { entry in
      let instant = entry.instant.rawValue
      while next + 1 < times.count, times[next + 1] <= instant { next += 1 }
      let near = times[min(next, times.count)...].prefix(2)
      return near.map { $0 > instant ? $0 - instant : instant - $0 }.min() ?? 0
    }
  }

  /// Keeps some of the moments, and what they refer to.
  private mutating func keep(_ places: Set<Int>) {
    var (states, whys) = (Interner<[ReportWindowState]>(), Interner<ReportWhy>())
    entries = entries.indices.filter(places.contains).map { place in
      var entry = entries[place]
      let state = self.states.values[entry.state].map { window in
        let why = window.why.map { whys.number(of: self.whys.values[$0]) }
        return ReportWindowState(window: window.window, shown: window.shown, why: why)
      }
      entry.state = states.number(of: state)
      return entry
    }
    self.states = states
    self.whys.keep(whys)
  }
}
