import SwivelModel

/// The gaps before the events of one section.
///
/// They are encoded when the section is complete, because the coding depends on most of them.
struct Gaps: ~Copyable {
  private var codes = Table<UInt8>(repeating: 0, count: BlockFormat.maximumEventCount)
  private var gaps = Table<UInt64>(repeating: 0, count: BlockFormat.maximumEventCount)
  private var samples = GapSamples()
  private var bits = BitWriter(capacity: BlockFormat.maximumPayload)
  private(set) var count = 0
  /// The number of bits below the highest; no more than these follow the bytes.
  private(set) var bitCount = 0

  // The size of the sample.
  private static let sampleCount = 1_024

  mutating func removeAll() {
    (count, bitCount) = (0, 0)
  }

  mutating func append(_ gap: UInt64, code: UInt8) {
    codes[count] = code
    gaps[count] = gap
    count += 1
    bitCount += max(63 - gap.leadingZeroBitCount, 0)
  }

  /// The best coding for the gaps of each kind, by code.
  mutating func scales() -> [GapScale] {
    samples.removeAll()
    let step = (count + Self.sampleCount - 1) / Self.sampleCount
    for place in stride(from: 0, to: count, by: max(step, 1)) {
      samples.add(gaps[place], code: codes[place])
    }
    return (0..<128).map { samples.scale(of: $0) }
  }

  /// Appends a byte for each gap, and then the remaining bits of all.
  ///
  /// - Returns: The number of bytes before the bits.
  mutating func write(_ scales: [GapScale], to payload: inout ByteWriter) -> Int {
    for place in 0..<count {
      let coded = scales[Int(codes[place])].encode(gaps[place])
      payload.append(coded.byte)
      bits.append(gaps[place], count: coded.bitCount)
    }
    defer { bits.move(to: &payload) }
    return payload.count
  }
}

/// A sample of the gaps of each kind, from which the coding of all gaps in a section is chosen.
struct GapSamples: ~Copyable {
  private static let limit = 64
  private static let precision = GapScale.maximumPrecision

  // Their classes at the greatest precision, by code.
  private var classes = Table<UInt16>(repeating: 0, count: 128 * limit)
  private var counts = Table<Int>(repeating: 0, count: 128)

  mutating func removeAll() {
    counts.fill(0)
  }

  /// Adds a gap, unless the kind has enough samples.
  mutating func add(_ gap: UInt64, code: UInt8) {
    let code = Int(code)
    guard counts[code] < Self.limit else { return }
    let number = GapScale.gapClass(of: gap, precision: Self.precision).number
    classes[code * Self.limit + counts[code]] = UInt16(truncatingIfNeeded: number)
    counts[code] += 1
  }

  /// The coding of a kind's gaps: the denser half of them are, the higher the precision.
  func scale(of code: UInt8) -> GapScale {
    let start = Int(code) * Self.limit
    let sample = classes.elements(start..<start + counts[Int(code)])
    guard !sample.isEmpty else { return GapScale() }
    let middle = Self.median(sample)
    let gap = GapScale.gap(ofClass: UInt32(middle), precision: Self.precision)
    for precision in (1...GapScale.maximumPrecision).reversed() {
      let reach = UInt16(128) >> UInt16(precision)
      if Self.count(from: middle &- reach, 2 * reach + 1, in: sample) * 2 >= sample.count {
        return GapScale(around: gap, precision: precision)
      }
    }
    return GapScale(around: gap, precision: 0)
  }

  /// The largest number with less than half of the others below it.
  private static func median(_ numbers: [UInt16]) -> UInt16 {
    var median: UInt16 = 0
    for bit in (0..<UInt16(12)).reversed() {
      let greater = median | 1 << bit
      if count(from: 0, greater, in: numbers) * 2 < numbers.count { median = greater }
    }
    return median
  }

  /// The count of numbers in a range, whose start may be negative.
  private static func count(
    from first: UInt16, _ width: UInt16, in numbers: [UInt16]
  ) -> Int {
    // Eight at a time, which the compiler vectorizes if all numbers have the same size.
    var count: UInt16 = 0
    for number in numbers where number &- first < width { count &+= 1 }
    return Int(count)
  }
}
