/// Bits that are packed into bytes, the lowest first.
///
/// Safe: each word that is stored begins within the capacity, behind which the buffer has room for
/// one more. The memory lives as long as the buffer, which the writer holds.
struct BitWriter {
  private let buffer: RawBuffer
  private let start: UnsafeMutableRawPointer
  private let capacity: Int
  private var count = 0
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(capacity: Int) {
    buffer = RawBuffer(capacity: capacity)
    start = buffer.mutableAddress
    self.capacity = capacity
  }

  mutating func removeAll() {
    (count, pending, pendingCount) = (0, 0, 0)
  }

  /// Adds the low bits of a number, less than 64 of them; higher ones are ignored.
  @inline(__always)
  mutating func append(_ number: UInt64, count: Int) {
    // Behind those of a byte that is not full so many bits never fill a word, whose shift is none.
    let bits = number & ((1 &<< UInt64(truncatingIfNeeded: count)) &- 1)
    guard count <= 56 else {
      append(only: bits & 0xFFFF_FFFF, count: 32)
      return append(only: bits &>> 32, count: count &- 32)
    }
    append(only: bits, count: count)
  }

  /// Adds a number that has no higher bits than these, at most 56.
  @inline(__always)
  mutating func append(only bits: UInt64, count bitCount: Int) {
    precondition(UInt(bitPattern: count) <= UInt(bitPattern: capacity), "there is no room for bits")
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    // Whole bytes are written each time, for a branch would often be foreseen wrongly.
    (start + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    pendingCount &+= bitCount
    count &+= pendingCount &>> 3
    pending = pending &>> UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }

  /// Moves the bits behind other bytes, and 0 in the place of bits that the last byte lacks.
  mutating func move(to other: inout ByteWriter) {
    other.append(finish())
    removeAll()
  }

  private func finish() -> UnsafeRawBufferPointer {
    precondition(count <= capacity, "there is no room for bits")
    (start + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    return buffer.bytes(0..<count + (pendingCount + 7) / 8)
  }
}
