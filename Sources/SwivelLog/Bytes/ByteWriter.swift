/// Appends numbers and texts to bytes, up to a capacity.
struct ByteWriter: ~Copyable {
  private var table: Table<UInt8>
  private(set) var count = 0

  init(capacity: Int) {
    // A word may be stored where only some of its bytes are counted.
    table = Table(repeating: 0, count: capacity + 8)
  }

  var bytes: [UInt8] { table.elements(0..<count) }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ byte: UInt8) {
    table[count] = byte
    count &+= 1
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ text: String) {
    append(text.utf8)
  }

  mutating func append(_ other: borrowing ByteWriter) {
    table.copy(first: other.count, of: other.table, to: count)
    count += other.count
  }

  /// Appends a number as LEB128.
  mutating func append(variable number: UInt64) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the lowest bytes of a number, little-endian, at most eight.
  mutating func append(word: UInt64, count byteCount: Int = 8) {
    table.store(word, at: count)
    count &+= byteCount
  }
}

/// Packs bits into bytes, the lowest bit first.
struct BitWriter: ~Copyable {
  private var writer: ByteWriter
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(capacity: Int) {
    writer = ByteWriter(capacity: capacity)
  }

  /// Appends the low bits of a number, fewer than 64; higher ones are ignored.
  mutating func append(_ number: UInt64, count: Int) {
    // Fewer than 64 bits after a partial byte never fill a word, whose shift is undefined.
    guard count <= 56 else {
      append(number, count: 32)
      return append(number &>> 32, count: count &- 32)
    }
    pending |= (number & (1 &<< UInt64(count) &- 1)) &<< UInt64(pendingCount)
    pendingCount &+= count
    // Whole bytes are written each time, which avoids an unpredictable branch.
    writer.append(word: pending, count: pendingCount &>> 3)
    pending = pending &>> UInt64(pendingCount & ~7)
    pendingCount &= 7
  }

  /// Appends the bits to other bytes, padding the last byte with 0, and begins anew.
  mutating func move(to other: inout ByteWriter) {
    if pendingCount > 0 { writer.append(UInt8(truncatingIfNeeded: pending)) }
    other.append(writer)
    writer.removeAll()
    (pending, pendingCount) = (0, 0)
  }
}
