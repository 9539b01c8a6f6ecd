/// A position in untrusted bytes, from which numbers are read.
///
/// Safe: every read is checked against the end, here or by the caller, and a buffer has slack for a
/// word and a batch of events after its end. The buffer outlives the cursor, which never escapes
/// the call that made it.
struct ByteCursor {
  private(set) var position: Int
  let end: Int
  private let start: UnsafeRawPointer

  /// Makes a cursor over the first bytes of a buffer.
  init(_ buffer: RawBuffer, count: Int) {
    self.init(start: buffer.address(ofFirst: count), position: 0, end: count)
  }

  private init(start: UnsafeRawPointer, position: Int, end: Int) {
    self.start = start
    self.position = position
    self.end = end
  }

  /// The address of the next byte.
  var address: UnsafeRawPointer { start + position }

  var byteCountLeft: Int { end &- position }

  @inline(__always)
  mutating func byte() throws(BlockDamage) -> UInt8 {
    guard position < end else { throw .endsEarly(at: position) }
    let byte = start.load(fromByteOffset: position, as: UInt8.self)
    position += 1
    return byte
  }

  /// Reads a LEB128 number of at most ten bytes.
  @inline(__always)
  mutating func variable() throws(BlockDamage) -> UInt64 {
    let first = try byte()
    guard first > 0x7F else { return UInt64(first) }
    return try longVariable(first)
  }

  private mutating func longVariable(_ first: UInt8) throws(BlockDamage) -> UInt64 {
    let place = position - 1
    var number = UInt64(first & 0x7F)
    for shift in stride(from: 7, through: 63, by: 7) {
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
    guard byteCount <= byteCountLeft else { throw .endsEarly(at: end) }
    defer { position += byteCount }
    return ByteCursor(start: start, position: position, end: position + byteCount)
  }

  /// Reads a little-endian number of eight bytes.
  mutating func number64() throws(BlockDamage) -> UInt64 {
    guard byteCountLeft >= 8 else { throw .endsEarly(at: end) }
    defer { position += 8 }
    return UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Copies the next bytes.
  mutating func bytes(_ byteCount: Int) throws(BlockDamage) -> [UInt8] {
    guard byteCount <= byteCountLeft else { throw .endsEarly(at: end) }
    defer { position += byteCount }
    return [UInt8](UnsafeRawBufferPointer(start: start + position, count: byteCount))
  }

  /// Reads the remaining bytes as text and repairs invalid UTF-8.
  mutating func text() -> String {
    defer { position = end }
    return String(
      decoding: UnsafeRawBufferPointer(start: start + position, count: byteCountLeft),
      as: UTF8.self)
  }

  // MARK: - Unchecked

  /// The next eight bytes, little-endian; some may be beyond the end.
  @inline(__always)
  func word() -> UInt64 {
    word(at: position)
  }

  /// Skips bytes that are known to exist.
  @inline(__always)
  mutating func skip(_ byteCount: Int) {
    assert(byteCount <= byteCountLeft)
    position &+= byteCount
  }

  /// Skips bytes of which some may be beyond the end; the caller checks soon after.
  @inline(__always)
  mutating func advance(_ byteCount: Int) {
    position &+= byteCount
  }

  /// A byte that is known to exist.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    assert(index >= 0 && index < byteCountLeft)
    return start.load(fromByteOffset: position &+ index, as: UInt8.self)
  }

  /// Bits that are known to exist, at most 63, with unspecified bits above them.
  ///
  /// The position is counted in bits from the start of the buffer.
  @inline(__always)
  func bits(at place: Int, count: Int) -> UInt64 {
    assert(place >= 0 && place + count <= end * 8)
    // A word contains this many bits at any bit offset.
    guard count <= 57 else {
      return fewBits(at: place) & 0xFFFF_FFFF | fewBits(at: place &+ 32) &<< 32
    }
    return fewBits(at: place)
  }

  /// At least 57 bits at a position; some may be beyond the end.
  @inline(__always)
  func fewBits(at place: Int) -> UInt64 {
    word(at: place &>> 3) &>> UInt64(truncatingIfNeeded: place & 7)
  }

  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    // The buffer has slack for a word after its last byte.
    UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
