internal import SwivelModel

/// The gaps in front of the events of one section.
///
/// They are told when the section is whole, for how depends on what most of them are like.
///
/// Safe: there is room for as many as a section has events, and a code is masked to 7 bits. The memory
/// lives as long as the list.
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

  /// Adds the gaps between events, the first one behind an instant; returns when the last happened.
  mutating func append(_ events: UnsafeBufferPointer<Event>, after instant: UInt64) -> UInt64 {
    precondition(
      events.count <= BlockFormat.maximumEventCount - count, "a section has less events")
    // In registers, for what the caller holds lies in memory.
    var (place, last, bits) = (count, instant, bitCount)
    for event in events {
      let gap = event.instant.rawValue &- last
      codes[place] = event.record.code & 0x7F
      gaps[place] = gap
      bits &+= max(63 &- gap.leadingZeroBitCount, 0)
      last = event.instant.rawValue
      place &+= 1
    }
    (count, bitCount) = (place, bits)
    return last
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
    // In registers, for what is passed on by address lies in memory.
    var target = bits
    payload.append(count: count) { place in
      let told = scales[Int(codes[place])].tell(gaps[place])
      target.append(gaps[place], count: told.bitCount)
      return told.byte
    }
    bits = target
  }
}
