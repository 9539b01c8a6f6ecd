import SwivelModel

/// The gaps before the events of one section.
///
/// They are encoded when the section is complete, because the coding depends on most of them.
///
/// Safe: there is room for the section's events, and a code is masked to 7 bits. The list owns the
/// memory.
struct Gaps: ~Copyable {
  // A pointer first: with a number there, Swift 6.3 cannot compile this for the thread sanitizer.
  private let codes: UnsafeMutablePointer<UInt8>
  private let gaps: UnsafeMutablePointer<UInt64>
  private let scales: UnsafeMutablePointer<GapScale>
  private let samples = GapSamples()
  private(set) var count = 0
  /// The number of bits below the highest; no more than these follow the bytes.
  private(set) var bitCount = 0

  // The size of the sample.
  private static let sampleCount = 1_024

  init() {
    codes = .allocate(capacity: BlockFormat.maximumEventCount)
    gaps = .allocate(capacity: BlockFormat.maximumEventCount)
    scales = .allocate(capacity: 128)
    scales.initialize(repeating: GapScale(), count: 128)
  }

  deinit {
    codes.deallocate()
    gaps.deallocate()
    scales.deallocate()
  }

  mutating func removeAll() {
    (count, bitCount) = (0, 0)
  }

  /// Stores the gap before an event after those that count, and some that do not yet.
  @inline(__always)
  func put(_ gap: UInt64, code: UInt8, at place: Int) {
    precondition(place < BlockFormat.maximumEventCount, "a section has less events")
    codes[place] = code & 0x7F
    gaps[place] = gap
  }

  /// The codes of the events from an index on, as stored.
  func codes(from place: Int) -> UnsafePointer<UInt8> { UnsafePointer(codes + place) }

  /// Counts the gaps that were stored up to here.
  mutating func take(upTo end: Int) {
    precondition(end <= BlockFormat.maximumEventCount, "a section has less events")
    var bits = bitCount
    for place in count..<max(end, count) {
      bits &+= max(63 &- gaps[place].leadingZeroBitCount, 0)
    }
    (count, bitCount) = (end, bits)
  }

  /// Samples the gaps, before ``chooseScale(of:)``.
  func sample() {
    samples.removeAll()
    let step = (count + Self.sampleCount - 1) / Self.sampleCount
    for place in stride(from: 0, to: count, by: max(step, 1)) {
      samples.add(gaps[place], code: codes[place])
    }
  }

  /// Chooses the best coding for the gaps of a kind.
  func chooseScale(of code: UInt8) -> GapScale {
    let scale = samples.scale(of: code)
    scales[Int(code & 0x7F)] = scale
    return scale
  }

  /// Appends a byte for each gap, and the remaining bits elsewhere.
  func write(to payload: inout ByteWriter, _ bits: inout BitWriter) {
    payload.append(atMost: count) { lengths in
      // Local copies stay in registers.
      var target = bits
      for place in 0..<count {
        let coded = scales[Int(codes[place])].encode(gaps[place])
        lengths.storeBytes(of: coded.byte, toByteOffset: place, as: UInt8.self)
        target.append(gaps[place], count: coded.bitCount)
      }
      bits = target
      return count
    }
  }
}
