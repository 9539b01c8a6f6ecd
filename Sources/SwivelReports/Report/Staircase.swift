import SwivelQueries

/// The pages of a window over time, a row for each depth; a page that stays is one band.
struct Staircase {
  private struct Step {
    var from: UInt64
    var to: UInt64
    let level: Int
    let name: Int
  }

  /// Rows above this one are drawn in it.
  private static let maximumDepth = 12

  private(set) var depth = 0
  /// For each page the step to its start from that of the one before, its length, twice its row
  /// with 1 if it is on top, and its name.
  private(set) var flat: [Int64] = []
  private var open: [Step] = []
  private var done: [Step] = []

  /// Adds what holds for a while; times never decrease.
  mutating func add(
    _ value: BandChoice<[RunPage]>, _ from: UInt64, _ to: UInt64, name: (RunPage) -> Int,
    several: () -> Int
  ) {
    var names: [Int] = []
    switch value {
    case .one(let pages): names = pages.suffix(Self.maximumDepth).map(name)
    case .several: names = [several()]
    }
    var next: [Step] = []
    for (row, name) in names.enumerated() {
      let level = row * 2 + (row == names.count - 1 ? 1 : 0)
      let last = row < open.count ? open[row] : nil
      let isSame = last.map { $0.name == name && $0.level == level && $0.to == from } ?? false
      if let last, isSame {
        next.append(Step(from: last.from, to: to, level: level, name: name))
      } else {
        if let last { done.append(last) }
        next.append(Step(from: from, to: to, level: level, name: name))
      }
    }
    done += open.dropFirst(names.count)
    open = next
    depth = max(depth, names.count)
  }

  /// Ends the bands that are open.
  mutating func finish() {
    done += open
    open = []
    done.sort { ($0.from, $0.level) < ($1.from, $1.level) }
    var before: UInt64 = 0
    for step in done {
      flat += [
        Int64(step.from - before), Int64(step.to - step.from), Int64(step.level), Int64(step.name),
      ]
      before = step.from
    }
  }
}
