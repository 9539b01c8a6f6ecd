/// Where some gaps of each kind lie, by which all of the kind in a section are told.
///
/// Safe: a code is masked to 7 bits, and a kind has no more samples than there is room for, and one
/// place for those that are too many. The memory lives as long as the list.
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

  /// Takes a gap in, unless there are enough of the kind.
  @inline(__always)
  func add(_ gap: UInt64, code: UInt8) {
    let code = Int(code & 0x7F)
    let count = counts[code]
    let position = GapScale.gapClass(of: gap, precision: Self.precision).number
    // Those that are too many are put aside: a branch would often be foreseen wrongly.
    positions[code &* Self.stride &+ count] = UInt16(truncatingIfNeeded: position)
    counts[code] = min(count &+ 1, Self.capacity)
  }

  /// How the gaps of a kind are told: the closer together half of them lie, the more precisely.
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

  /// The greatest number below which less than half of the others lie.
  private static func median(_ positions: UnsafeBufferPointer<UInt16>) -> UInt16 {
    var median: UInt16 = 0
    for bit in (0..<UInt16(12)).reversed() {
      let greater = median | 1 << bit
      if count(from: 0, greater, in: positions) * 2 < positions.count { median = greater }
    }
    return median
  }

  /// How many are among so many numbers from one on, which may be below 0.
  private static func count(
    from first: UInt16, _ numberCount: UInt16, in positions: UnsafeBufferPointer<UInt16>
  ) -> Int {
    // Eight at a time, which the compiler does if all numbers have the same size.
    var count: UInt16 = 0
    for position in positions where position &- first < numberCount { count &+= 1 }
    return Int(count)
  }
}
