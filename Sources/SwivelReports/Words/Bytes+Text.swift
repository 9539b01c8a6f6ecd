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
  /// Adds a text.
  @inline(__always)
  mutating func add(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Adds a number in decimal digits.
  mutating func add(_ number: some FixedWidthInteger & UnsignedInteger) {
    let start = count
    var rest = UInt64(number)
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest != 0
    self[start...].reverse()
  }

  /// Adds a moment in seconds, to the thousandth, with blanks in front up to a width.
  mutating func add(_ instant: Instant, width: Int = 0) {
    let start = count
    let milliseconds = instant.rawValue / 1_000
    add(milliseconds / 1_000)
    append(UInt8(ascii: "."))
    for unit: UInt64 in [100, 10, 1] {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: milliseconds / unit % 10))
    }
    append(UInt8(ascii: "s"))
    let missing = width - (count - start)
    if missing > 0 {
      insert(contentsOf: repeatElement(UInt8(ascii: " "), count: missing), at: start)
    }
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
    _ mask: InterfaceOrientationMask, separatedBy separator: String,
    _ word: (InterfaceOrientation) -> String
  ) {
    var isFirst = true
    for orientation in InterfaceOrientationMask.order where mask.allows(orientation) {
      if !isFirst { add(separator) }
      isFirst = false
      add(word(orientation))
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
