/// A position in untrusted bytes, from which numbers are read; every read is checked.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var position = 0
  let end: Int

  /// Makes a cursor over the first bytes of an array.
  init(_ bytes: [UInt8], count: Int) {
    self.init(bytes, 0..<count)
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    precondition(range.upperBound <= bytes.count, "\(range) of \(bytes.count)")
    (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
  }

  var byteCountLeft: Int { end - position }

  mutating func byte() throws(BlockDamage) -> UInt8 {
    guard position < end else { throw .endsEarly(at: position) }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a LEB128 number of at most ten bytes.
  mutating func variable() throws(BlockDamage) -> UInt64 {
    let place = position
    var number: UInt64 = 0
    for shift in stride(from: 0, through: 63, by: 7) {
      let byte = try byte()
      let bits = UInt64(byte & 0x7F)
      guard (bits << shift) >> shift == bits else { throw .number(at: place) }
      number |= bits << shift
      if byte <= 0x7F { return number }
    }
    throw .number(at: place)
  }

  /// Reads the count of items that occupy at least some bytes each, all of which must be present.
  mutating func count(ofAtLeast byteCount: Int) throws(BlockDamage) -> Int {
    let place = position
    let number = try variable()
    guard number <= UInt64(byteCountLeft / byteCount) else { throw .count(number, at: place) }
    return Int(number)
  }

  /// Splits off the next bytes.
  mutating func part(_ byteCount: Int) throws(BlockDamage) -> ByteCursor {
    ByteCursor(bytes, try range(byteCount))
  }

  /// Reads a little-endian number of eight bytes.
  mutating func number64() throws(BlockDamage) -> UInt64 {
    bytes.word(at: try range(8).lowerBound)
  }

  /// Copies the next bytes.
  mutating func bytes(_ byteCount: Int) throws(BlockDamage) -> [UInt8] {
    Array(bytes[try range(byteCount)])
  }

  /// Continues at an offset, which may be beyond the end.
  mutating func skip(to position: Int) {
    self.position = position
  }

  /// Reads the remaining bytes as text and repairs invalid UTF-8.
  mutating func text() -> String {
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Skips the next bytes, and returns their offsets.
  private mutating func range(_ byteCount: Int) throws(BlockDamage) -> Range<Int> {
    guard byteCount <= byteCountLeft else { throw .endsEarly(at: end) }
    defer { position += byteCount }
    return position..<position + byteCount
  }
}
