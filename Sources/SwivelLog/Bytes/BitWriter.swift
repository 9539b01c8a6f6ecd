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
  mutating func append(_ number: UInt64, count: Int) {
    let bits = number & ((1 << UInt64(count)) - 1)
    pending |= bits << UInt64(pendingCount)
    pendingCount += count
    guard pendingCount >= 64 else { return }
    bytes.append(word: pending)
    pendingCount -= 64
    pending = bits >> UInt64(count - pendingCount)
  }

  /// Moves the bits behind other bytes, and 0 in the place of bits that the last byte lacks.
  mutating func move(to other: inout ByteWriter) {
    let end = byteCount
    bytes.append(word: pending)
    other.append(bytes.buffer.bytes(0..<end))
    removeAll()
  }
}
