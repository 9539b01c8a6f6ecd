/// Packs bits into bytes, the lowest bit first.
///
/// Safe: each word is stored within the capacity, after which the buffer has slack for one more.
/// The writer retains the buffer, which owns the memory.
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

  /// Appends the low bits of a number, fewer than 64; higher ones are ignored.
  @inline(__always)
  mutating func append(_ number: UInt64, count: Int) {
    // Fewer than 64 bits after a partial byte never fill a word, whose shift is undefined.
    let bits = number & ((1 &<< UInt64(truncatingIfNeeded: count)) &- 1)
    guard count <= 56 else {
      append(only: bits & 0xFFFF_FFFF, count: 32)
      return append(only: bits &>> 32, count: count &- 32)
    }
    append(only: bits, count: count)
  }

  /// Appends a number without higher bits, at most 56 bits.
  @inline(__always)
  mutating func append(only bits: UInt64, count bitCount: Int) {
    precondition(UInt(bitPattern: count) <= UInt(bitPattern: capacity), "there is no room for bits")
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    // Whole bytes are written each time, which avoids an unpredictable branch.
    (start + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    pendingCount &+= bitCount
    count &+= pendingCount &>> 3
    pending = pending &>> UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }

  /// Appends the bits to other bytes, padding the last byte with 0.
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
