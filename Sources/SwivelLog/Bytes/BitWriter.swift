/// Bits that are packed into bytes, the lowest first.
struct BitWriter {
  private var bytes: ByteWriter
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(capacity: Int) {
    bytes = ByteWriter(capacity: capacity)
  }

  /// How many bytes the bits take up.
  var byteCount: Int { bytes.count + (pendingCount + 7) / 8 }

  mutating func removeAll() {
    bytes.removeAll()
    pending = 0
    pendingCount = 0
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

  /// Adds a code, which lies above the eight bits of its length.
  @inline(__always)
  mutating func append(code: UInt32) {
    append(only: UInt64(code &>> 8), count: Int(code & 0xFF))
  }

  /// Adds a number that has no higher bits than these, at most 56.
  @inline(__always)
  mutating func append(only bits: UInt64, count: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    // Whole bytes are written each time, for a branch would often be foreseen wrongly.
    let byteCount = pendingCount &>> 3
    bytes.append(word: pending, count: byteCount)
    pending = pending &>> UInt64(truncatingIfNeeded: byteCount &* 8)
    pendingCount &= 7
  }

  /// Moves the bits behind other bytes, and 0 in the place of bits that the last byte lacks.
  mutating func move(to other: inout ByteWriter) {
    other.append(finish())
    removeAll()
  }

  /// Moves the bits to a place, and returns where the last byte ends.
  mutating func move(to other: RawBuffer, at offset: Int) -> Int {
    let bytes = finish()
    other.mutableBytes(offset..<offset + bytes.count).copyMemory(from: bytes)
    removeAll()
    return offset + bytes.count
  }

  private mutating func finish() -> UnsafeRawBufferPointer {
    let end = byteCount
    bytes.append(word: pending, count: 8)
    return bytes.buffer.bytes(0..<end)
  }
}
