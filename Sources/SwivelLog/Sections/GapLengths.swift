/// The lengths of the gaps in front of the events of one section, in bits.
///
/// Safe: there is room for as many as a payload has bytes, and a section has fewer events; a code is
/// below 128, a length below 64. The memory lives as long as the list.
struct GapLengths: ~Copyable {
  private(set) var count = 0
  private let codes: UnsafeMutablePointer<UInt8>
  private let lengths: UnsafeMutablePointer<UInt8>
  // How often each kind has each length.
  private let frequencies: UnsafeMutablePointer<UInt32>
  private let bases: UnsafeMutablePointer<UInt8>

  init() {
    codes = .allocate(capacity: BlockFormat.maximumPayload)
    lengths = .allocate(capacity: BlockFormat.maximumPayload)
    frequencies = .allocate(capacity: 128 * 64)
    bases = .allocate(capacity: 128)
    frequencies.initialize(repeating: 0, count: 128 * 64)
    bases.initialize(repeating: 0, count: 128)
  }

  deinit {
    codes.deallocate()
    lengths.deallocate()
    frequencies.deallocate()
    bases.deallocate()
  }

  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func append(_ length: Int, code: UInt8) {
    precondition(count < BlockFormat.maximumPayload, "a section has less events")
    codes[count] = code & 0x7F
    lengths[count] = UInt8(truncatingIfNeeded: length & 0x3F)
    frequencies[Int(code & 0x7F) &* 64 &+ length & 0x3F] &+= 1
    count &+= 1
  }

  /// Finds what is best taken off a kind's lengths, once a section: their median.
  ///
  /// The lengths of all kinds then gather around 0, and share their short codes.
  func chooseBase(of code: UInt8) -> UInt8 {
    let counts = frequencies + Int(code & 0x7F) * 64
    defer { counts.update(repeating: 0, count: 64) }
    let total = (0..<64).reduce(0) { $0 + counts[$1] }
    var (sum, median) = (UInt32(0), 0)
    for length in 0..<64 where sum * 2 < total {
      sum += counts[length]
      median = length
    }
    bases[Int(code & 0x7F)] = UInt8(median)
    return UInt8(median)
  }

  /// Adds the lengths, less what is taken off.
  func write(to payload: inout ByteWriter) {
    payload.append(count: count) { place in
      lengths[place] &- bases[Int(codes[place])]
    }
  }
}
