import SwivelModel

// Text that is put together piece by piece. A timeline has a line for every other event, and to make
// strings of its pieces, and of these a line, takes ten times as long as the replay.
extension String {
  /// Makes the text that a function writes.
  static func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds a text that stands in the source.
  @inline(__always)
  mutating func add(_ text: StaticString) {
    // Safe: the bytes of a literal are there for as long as the program runs.
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Adds a text that was made.
  @inline(__always)
  mutating func add(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Adds a number in decimal digits.
  mutating func add(_ number: some FixedWidthInteger & UnsignedInteger) {
    // Safe: no number of 64 bits has more than 20 digits, and all that is read was written.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (first, rest) = (digits.count, UInt64(number))
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest != 0
      append(contentsOf: digits[first...])
    }
  }

  /// Adds a moment in seconds, to the thousandth, with blanks in front up to a width.
  mutating func add(_ instant: Instant, width: Int = 0) {
    let milliseconds = instant.rawValue / 1_000
    let (seconds, fraction) = (milliseconds / 1_000, milliseconds % 1_000)
    var (length, bound): (Int, UInt64) = (6, 10)
    while seconds >= bound { (length, bound) = (length + 1, bound * 10) }
    for _ in 0..<Swift.max(0, width - length) { append(UInt8(ascii: " ")) }
    add(seconds)
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 100))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 10 % 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10))
    append(UInt8(ascii: "s"))
  }

  /// Adds the orientations of a set with a word between, or what to say of none and of all.
  mutating func add(alternativesOf mask: InterfaceOrientationMask) {
    if mask == .all { return add("unknown") }
    if mask.isEmpty { return add("none") }
    add(mask, separatedBy: " or ") { $0.word }
  }

  /// Adds the orientations of a set in the short form of a gate: `P UD LL LR`.
  mutating func add(initialsOf mask: InterfaceOrientationMask) {
    if mask.isEmpty { return add("none") }
    add(mask, separatedBy: " ") { $0.initial }
  }

  private mutating func add(
    _ mask: InterfaceOrientationMask, separatedBy separator: StaticString,
    _ word: (InterfaceOrientation) -> String
  ) {
    var isFirst = true
    for orientation in InterfaceOrientationMask.order where mask.allows(orientation) {
      if !isFirst { add(separator) }
      isFirst = false
      add(text: word(orientation))
    }
  }
}

extension InterfaceOrientation {
  fileprivate var initial: String {
    switch self {
    case .portrait: "P"
    case .portraitUpsideDown: "UD"
    case .landscapeLeft: "LL"
    case .landscapeRight: "LR"
    }
  }
}
