import SwivelModel

/// The gaps in front of the events of one section.
///
/// They are told when the section is whole, for how depends on what most of them are like.
///
/// Safe: there is room for as many as a section has events, and a code is masked to 7 bits. The
/// memory lives as long as the list.
struct Gaps: ~Copyable {
  // A pointer first: with a number there, Swift 6.3 cannot compile this for the thread sanitizer.
  private let codes: UnsafeMutablePointer<UInt8>
  private let gaps: UnsafeMutablePointer<UInt64>
  private let scales: UnsafeMutablePointer<GapScale>
  private let samples = GapSamples()
  private(set) var count = 0
  /// How many bits they have below the highest; not more of them are told beside the bytes.
  private(set) var bitCount = 0

  // So many tell what the others are like.
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

  /// Puts the gap in front of an event behind those that count and some that do not yet.
  @inline(__always)
  func put(_ gap: UInt64, code: UInt8, at place: Int) {
    precondition(place < BlockFormat.maximumEventCount, "a section has less events")
    codes[place] = code & 0x7F
    gaps[place] = gap
  }

  /// The codes of the events from a place on, as they were put there.
  func codes(from place: Int) -> UnsafePointer<UInt8> { UnsafePointer(codes + place) }

  /// Counts what was put in place up to here.
  mutating func take(upTo end: Int) {
    precondition(end <= BlockFormat.maximumEventCount, "a section has less events")
    var bits = bitCount
    for place in count..<max(end, count) {
      bits &+= max(63 &- gaps[place].leadingZeroBitCount, 0)
    }
    (count, bitCount) = (end, bits)
  }

  /// Finds out what the gaps are like, in front of ``chooseScale(of:)``.
  func sample() {
    samples.removeAll()
    let step = (count + Self.sampleCount - 1) / Self.sampleCount
    for place in stride(from: 0, to: count, by: max(step, 1)) {
      samples.add(gaps[place], code: codes[place])
    }
  }

  /// Finds how the gaps of a kind are told best.
  func chooseScale(of code: UInt8) -> GapScale {
    let scale = samples.scale(of: code)
    scales[Int(code & 0x7F)] = scale
    return scale
  }

  /// Adds a byte for each gap, and elsewhere the bits that it lacks.
  func write(to payload: inout ByteWriter, _ bits: inout BitWriter) {
    payload.append(atMost: count) { lengths in
      // In registers, for what is passed on by address lies in memory.
      var target = bits
      for place in 0..<count {
        let told = scales[Int(codes[place])].tell(gaps[place])
        lengths.storeBytes(of: told.byte, toByteOffset: place, as: UInt8.self)
        target.append(gaps[place], count: told.bitCount)
      }
      bits = target
      return count
    }
  }
}
