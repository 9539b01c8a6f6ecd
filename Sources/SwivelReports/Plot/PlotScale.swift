import SwivelModel

/// The columns of a plot as times.
struct PlotScale {
  /// The time of the left edge, in microseconds.
  let begin: UInt64
  /// The time of the right edge.
  let end: UInt64
  let width: Int

  init(begin: UInt64, end: UInt64, width: Int) {
    (self.begin, self.end, self.width) = (begin, end > begin ? end : begin &+ 1, width)
  }

  /// The column of a time; the edges stand for what is outside.
  func column(_ time: UInt64) -> Int {
    let share = Double(min(max(time, begin), end) - begin) / Double(end - begin)
    return min(Int(share * Double(width)), width - 1)
  }

  /// The columns of a stretch, at least one; `nil` if it is outside.
  func columns(_ from: UInt64, _ to: UInt64) -> Range<Int>? {
    guard from < end, to > begin || from >= begin else { return nil }
    let first = column(from)
    return first..<max(first + 1, to >= end ? width : column(to))
  }

  /// The stretches without those that are too short to see, and are followed by another one.
  func visible<Stretch>(
    _ stretches: [Stretch], _ time: (Stretch) -> (from: UInt64, to: UInt64)
  ) -> [Stretch] {
    let least = (end - begin) / UInt64(max(1, width)) / 8
    return stretches.enumerated().filter { index, stretch in
      let (from, to) = time(stretch)
      let isFollowed = index + 1 < stretches.count && time(stretches[index + 1]).from == to
      return !isFollowed || to - from >= least
    }.map(\.element)
  }

  /// The axis: round times, as many as there is room for.
  var axis: PlotRow {
    var row = PlotRow(width: width)
    let step = roundStep
    let first = (begin / step + (begin % step == 0 ? 0 : 1)).multipliedReportingOverflow(by: step)
    guard !first.overflow else { return row }
    for time in sequence(first: first.partialValue, next: { Self.sum($0, step) })
      .prefix(while: { $0 < end })
    {
      let text = Self.text(of: time)
      if column(time) + text.count < width {
        row.put("│", at: column(time), .dim)
        row.put(text, at: column(time) + 1, room: text.count, .dim)
      }
    }
    return row
  }

  /// The sum; `nil` if no time is as late.
  private static func sum(_ time: UInt64, _ step: UInt64) -> UInt64? {
    let sum = time.addingReportingOverflow(step)
    return sum.overflow ? nil : sum.partialValue
  }

  /// The step between two times of the axis: 1, 2 or 5 times a power of ten.
  private var roundStep: UInt64 {
    max(1, (end - begin) / UInt64(max(1, width / 12))).roundedUp
  }

  /// Seconds, as the options of all commands take them.
  private static func text(of time: UInt64) -> String {
    "\(time / 1_000_000)\(time.fractionOfSecond)s"
  }
}

// What the axis of a page has, too.
extension UInt64 {
  /// The next number that is 1, 2 or 5 times a power of ten.
  package var roundedUp: UInt64 {
    var power: UInt64 = 1
    while power * 10 <= self { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= self } ?? 10 * power
  }

  /// The fraction of a second in a time in microseconds, with its point; empty if there is none.
  package var fractionOfSecond: String {
    let rest = self % 1_000_000
    var fraction = rest == 0 ? "" : "." + (1_000_000 + rest).description.dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction
  }
}
