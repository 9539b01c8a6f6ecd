/// The bits of deflate, the lowest of each byte first.
///
/// Safe: bytes are read up to the end, and a word only where eight are left. They outlive the
/// reader, which never leaves the call that made it.
struct BitReader {
  /// The bits that come next, the first lowest; 0 beyond the last.
  private(set) var bits: UInt64 = 0
  /// How many of these bits there are; less than 0 if more were taken than there are.
  private(set) var count = 0
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer

  /// Begins at the first of some bytes, of which there is at least one.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return nil }
    next = start
    end = start + bytes.count
  }

  /// Whether more bits were taken than there are.
  @inline(__always)
  var isOverdrawn: Bool { count < 0 }

  /// Makes the next 56 bits available, or all that are left.
  @inline(__always)
  mutating func refill() {
    guard end - next >= 8 else { return refillSlowly() }
    refillFromWord()
  }

  /// Whether bits can be refilled twice from words.
  @inline(__always)
  var hasWords: Bool { end - next >= 16 }

  /// Makes the next 56 bits available, of which it is known that they are there.
  @inline(__always)
  mutating func refillFromWord() {
    let word = UInt64(littleEndian: next.loadUnaligned(as: UInt64.self))
    bits |= word &<< UInt64(truncatingIfNeeded: count)
    // The bytes that fit whole; what more was put in is put in again.
    next += (63 &- count) &>> 3
    count |= 56
  }

  private mutating func refillSlowly() {
    // What lies above the count may be there already, or in part.
    bits &= count > 0 ? UInt64.max >> UInt64(64 - count) : 0
    while count >= 0, count <= 56, next < end {
      bits |= UInt64(next.load(as: UInt8.self)) << UInt64(count)
      next += 1
      count += 8
    }
  }

  /// Takes bits, of which at most 56 can be taken after each refill.
  @inline(__always)
  mutating func take(_ number: UInt32) -> UInt32 {
    let taken = UInt32(truncatingIfNeeded: bits) & ((1 &<< number) &- 1)
    drop(number)
    return taken
  }

  @inline(__always)
  mutating func drop(_ number: UInt32) {
    bits = bits &>> UInt64(number)
    count &-= Int(number)
  }

  /// Takes a number, of which the code and the further bits come next.
  @inline(__always)
  mutating func take(_ entry: HuffmanTable.Entry) -> Int {
    let taken = bits & ((1 &<< UInt64(entry.bitCount)) &- 1)
    drop(entry.bitCount)
    return Int(truncatingIfNeeded: UInt64(entry.base) &+ taken &>> UInt64(entry.codeLength))
  }

  /// Takes whole bytes, from the next byte's border on; `nil` if there are fewer.
  mutating func bytes(_ byteCount: Int) -> UnsafeRawBufferPointer? {
    guard !isOverdrawn else { return nil }
    let start = next - count >> 3
    guard byteCount <= end - start else { return nil }
    next = start + byteCount
    (bits, count) = (0, 0)
    return UnsafeRawBufferPointer(start: start, count: byteCount)
  }

  /// Whether all bytes were taken, the last one perhaps in part.
  var isAtEnd: Bool { !isOverdrawn && end - next + count >> 3 == 0 }
}
