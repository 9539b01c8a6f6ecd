import SwivelReports

/// The time line of a page: times as shares of its width.
struct TimeScale {
  /// What is narrower than this share is drawn together with its neighbor.
  static let dense = 0.0012
  /// A band that is narrower has no room for a text.
  static let narrow = 0.012
  /// Marks of one class are at least this far apart.
  static let apart = 0.004

  /// One or more neighboring values, and where they are drawn.
  struct Band<Value> {
    let x: Double
    let end: Double
    var values: [Value]

    /// The value, if it is drawn alone.
    var only: Value? { values.count == 1 ? values.first : nil }

    /// Whether there is room for a text.
    var isWide: Bool { end - x >= TimeScale.narrow }
  }

  /// The length of the time line in microseconds.
  let span: UInt64

  func share(_ time: UInt64) -> Double { Double(time) / Double(max(1, span)) }

  /// Places values that have a start and an end, and joins neighbors too narrow to see.
  func bands<Value>(
    _ values: [Value], _ time: (Value) -> (from: UInt64, to: UInt64)
  ) -> [Band<Value>] {
    var bands: [Band<Value>] = []
    for value in values {
      let (start, end) = (share(time(value).from), share(time(value).to))
      guard end >= 0, start <= 1 else { continue }
      if end - start < Self.dense, let last = bands.last, last.end - last.x <= Self.dense * 1.5,
        start < last.x + Self.dense
      {
        bands[bands.count - 1].values.append(value)
        continue
      }
      bands.append(
        Band(x: max(start, 0), end: max(min(end, 1), max(start, 0) + Self.dense), values: [value]))
    }
    return bands
  }

  /// The marks of each class that are far enough apart, and where they are drawn.
  func marks<Value>(
    _ values: [Value], apart: Double = apart, _ place: (Value) -> (time: UInt64, name: String)
  ) -> [(x: Double, value: Value)] {
    var last: [String: Double] = [:]
    return values.compactMap { value in
      let (time, name) = place(value)
      let x = share(time)
      guard x >= 0, x <= 1, x - last[name, default: -1] >= apart else { return nil }
      last[name] = x
      return (x, value)
    }
  }
}

// MARK: - The axis

extension TimeScale {
  /// The times that are marked on the axis, with their texts.
  var axisMarks: [(x: Double, text: String)] {
    let step = Self.roundStep(span)
    return stride(from: 0, through: span, by: Int(clamping: step)).map { (share($0), text(of: $0)) }
  }

  private static func roundStep(_ span: UInt64) -> UInt64 {
    let (least, minute): (UInt64, UInt64) = (max(1, span / 8), 60_000_000)
    if least > minute / 2 {
      let minutes: [UInt64] = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_440]
      if let step = minutes.first(where: { $0 * minute >= least }) { return step * minute }
      let day = 1_440 * minute
      return (least / day + 1) * day
    }
    return least.roundedUp
  }

  private func text(of time: UInt64) -> String {
    let (seconds, fraction) = (time / 1_000_000, time.fractionOfSecond)
    if span < 120_000_000 { return "\(seconds)\(fraction) s" }
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3_600)
    if span < 7_200_000_000 { return "\(seconds / 60):\(padded(seconds % 60))\(fraction)" }
    return "\(hours):\(padded(minutes)):\(padded(seconds % 60))\(fraction)"
  }

  private func padded(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Double {
  /// A share as per cent with three decimals.
  var percent: String {
    let thousandths = Int((self * 100_000 + 0.5).rounded(.down))
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    return "\(whole).\((1_000 + rest).description.dropFirst())%"
  }
}
