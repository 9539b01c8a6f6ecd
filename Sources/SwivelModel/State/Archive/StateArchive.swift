/// The bytes of a state, written and read by one and the same description.
///
/// A description passes every stored property to the archive, once and in order; the archive either
/// takes the values or sets them, so that the two ways cannot disagree.
///
///     u8 version, then for each property in order
///         a bit: a flag itself, or whether anything follows
///         v value, if its bit is 1
///
/// The bits share bytes of eight, from the lowest; such a byte stands where its first bit is
/// needed, and so in front of the values that belong to its bits. What is as usual is a bit that is
/// 0.
///
/// A fault in the bytes is kept: from there on all reads as 0 and ``isWhole`` says no.
package struct StateArchive {
  /// Whether values are decoded; otherwise they are encoded.
  package let isReading: Bool
  /// The version of the layout.
  package let version: UInt8
  /// All bytes: those written so far, or those to read.
  package private(set) var bytes: [UInt8]

  private var offset = 0
  private var isFaulty = false
  // The byte with the next bits: the position where it was written, its contents, and the bits
  // used.
  private var flagsOffset = 0
  private var flags: UInt8 = 0
  private var flagsUsed = 8

  /// Begins to encode.
  package init(version: UInt8) {
    isReading = false
    self.version = version
    bytes = [version]
    // A state of a hundred controllers takes some two thousand.
    bytes.reserveCapacity(2_048)
  }

  /// Begins to decode bytes of one of some versions; others are invalid.
  package init(reading bytes: [UInt8], versions: ClosedRange<UInt8>) {
    isReading = true
    version = bytes.first ?? 0
    self.bytes = bytes
    isFaulty = !versions.contains(nextByte())
  }

  /// Whether all bytes were read and valid.
  package var isWhole: Bool { !isFaulty && offset == bytes.count }

  /// Marks the bytes as invalid.
  package mutating func fail() {
    isFaulty = true
  }

  /// Encodes or decodes a flag.
  package mutating func flag(_ value: inout Bool) {
    if flagsUsed == 8 { openFlags() }
    let bit: UInt8 = 1 << flagsUsed
    flagsUsed += 1
    if isReading {
      value = !isFaulty && flags & bit != 0
    } else if value {
      bytes[flagsOffset] |= bit
    }
  }

  /// Encodes or decodes a number without a default, which takes no bit.
  package mutating func number(_ value: inout UInt64) {
    if isReading {
      value = nextNumber()
    } else {
      append(value)
    }
  }

  /// Aligns the next flag to a byte.
  package mutating func align() {
    flagsUsed = 8
  }

  private mutating func openFlags() {
    flagsUsed = 0
    if isReading {
      flags = nextByte()
    } else {
      flagsOffset = bytes.count
      bytes.append(0)
    }
  }
}

// LEB128: seven bits a byte, the lowest first; the eighth means that more follow.
extension StateArchive {
  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func nextNumber() -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 63, by: 7) {
      let byte = nextByte()
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    fail()
    return 0
  }

  private mutating func nextByte() -> UInt8 {
    guard !isFaulty, offset < bytes.count else {
      fail()
      return 0
    }
    defer { offset += 1 }
    return bytes[offset]
  }
}
