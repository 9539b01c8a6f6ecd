/// Appends bytes without checks; the caller guarantees the room.
struct ByteWriter {
  let buffer: RawBuffer
  private(set) var count = 0

  init(capacity: Int) {
    buffer = RawBuffer(capacity: capacity)
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
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

  /// The length of a number as LEB128.
  static func length(_ number: UInt64) -> Int {
    max((64 - number.leadingZeroBitCount + 6) / 7, 1)
  }

  /// Appends eight bytes, little-endian.
  mutating func append(word: UInt64) {
    append(word: word, count: 8)
  }

  /// Appends the first bytes of a little-endian word; there must be room for the whole word.
  @inline(__always)
  mutating func append(word: UInt64, count byteCount: Int) {
    buffer.store(word, at: count)
    count &+= byteCount
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    buffer.mutableBytes(count..<count + bytes.count).copyMemory(from: bytes)
    count += bytes.count
  }

  /// Appends bytes that a closure writes, up to a limit, and whose count it returns.
  ///
  /// Safe: there is room for them, and for a word that begins after them.
  @inline(__always)
  mutating func append(
    atMost byteCount: Int, _ put: (_ target: UnsafeMutableRawPointer) -> Int
  ) {
    let room = buffer.mutableBytes(count..<count + byteCount)
    guard let target = room.baseAddress else { return }
    let putCount = put(target)
    precondition(putCount <= byteCount, "\(putCount) bytes are more than \(byteCount)")
    count &+= putCount
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func append(_ other: borrowing ByteWriter) {
    append(other.buffer.bytes(0..<other.count))
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }
}
