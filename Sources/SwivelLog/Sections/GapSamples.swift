/// A sample of the gaps of each kind, from which the coding of all gaps in a section is chosen.
///
/// Safe: a code is masked to 7 bits, and a kind has room for its samples and one excess entry. The
/// list owns the memory.
struct GapSamples: ~Copyable {
  private static let capacity = 64
  private static let stride = capacity + 1
  private static let precision = GapScale.maximumPrecision

  // Their classes at the greatest precision.
  private let positions: UnsafeMutablePointer<UInt16>
  private let counts: UnsafeMutablePointer<Int>

  init() {
    positions = .allocate(capacity: 128 * Self.stride)
    counts = .allocate(capacity: 128)
    positions.initialize(repeating: 0, count: 128 * Self.stride)
    counts.initialize(repeating: 0, count: 128)
  }

  deinit {
    positions.deallocate()
    counts.deallocate()
  }

  func removeAll() {
    counts.update(repeating: 0, count: 128)
  }

  /// Adds a gap, unless the kind has enough samples.
  @inline(__always)
  func add(_ gap: UInt64, code: UInt8) {
    let code = Int(code & 0x7F)
    let count = counts[code]
    let position = GapScale.gapClass(of: gap, precision: Self.precision).number
    // Excess samples go to a spare entry, which avoids an unpredictable branch.
    positions[code &* Self.stride &+ count] = UInt16(truncatingIfNeeded: position)
    counts[code] = min(count &+ 1, Self.capacity)
  }

  /// The coding of a kind's gaps: the denser half of them are, the higher the precision.
  func scale(of code: UInt8) -> GapScale {
    let code = Int(code & 0x7F)
    let part = UnsafeBufferPointer(
      start: positions + code * Self.stride, count: counts[code])
    guard !part.isEmpty else { return GapScale() }
    let middle = Self.median(part)
    let gap = GapScale.gap(ofClass: UInt32(middle), precision: Self.precision)
    for precision in (1...GapScale.maximumPrecision).reversed() {
      let reach = UInt16(128) >> UInt16(precision)
      if Self.count(from: middle &- reach, 2 * reach + 1, in: part) * 2 >= part.count {
        return GapScale(around: gap, precision: precision)
      }
    }
    return GapScale(around: gap, precision: 0)
  }

  /// The largest number with less than half of the others below it.
  private static func median(_ positions: UnsafeBufferPointer<UInt16>) -> UInt16 {
    var median: UInt16 = 0
    for bit in (0..<UInt16(12)).reversed() {
      let greater = median | 1 << bit
      if count(from: 0, greater, in: positions) * 2 < positions.count { median = greater }
    }
    return median
  }

  /// The count of numbers in a range, whose start may be negative.
  private static func count(
    from first: UInt16, _ numberCount: UInt16, in positions: UnsafeBufferPointer<UInt16>
  ) -> Int {
    // Eight at a time, which the compiler vectorizes if all numbers have the same size.
    var count: UInt16 = 0
    for position in positions where position &- first < numberCount { count &+= 1 }
    return Int(count)
  }
}
