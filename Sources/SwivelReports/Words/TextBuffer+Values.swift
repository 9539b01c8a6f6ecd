import SwivelModel

extension TextBuffer {
  /// Adds a number in decimal digits, with blanks in front up to a width.
  @inline(__always)
  mutating func add(_ number: some FixedWidthInteger & UnsignedInteger, width: Int = 1) {
    let number = UInt64(number)
    guard number < EightDigits.limit else { return add(large: number) }
    append(atMost: 8) { EightDigits(number).write(width: width, to: $0) }
  }

  /// Adds a moment in seconds, to the thousandth, with blanks in front up to a width.
  @inline(__always)
  mutating func add(_ instant: Instant, width: Int = 0) {
    let milliseconds = instant.rawValue / 1_000
    add(milliseconds / 1_000, width: width - 5)
    append(atMost: 8) {
      EightDigits(milliseconds % 1_000).write(fraction: UInt8(ascii: "s"), to: $0)
    }
  }

  /// Adds the orientations of a set with a word between, or what to say of none and of all.
  mutating func add(alternativesOf mask: InterfaceOrientationMask) {
    if let only = mask.only { return add(only.spelling) }
    if mask == .all { return add("unknown") }
    if mask.isEmpty { return add("none") }
    add(mask, separatedBy: " or ") { $0.spelling }
  }

  /// Adds the orientations of a set in the short form of a gate: `P UD LL LR`.
  mutating func add(initialsOf mask: InterfaceOrientationMask) {
    if let only = mask.only { return add(only.initial) }
    if mask.isEmpty { return add("none") }
    add(mask, separatedBy: " ") { $0.initial }
  }

  @inline(__always)
  private mutating func add(
    _ mask: InterfaceOrientationMask, separatedBy separator: StaticString,
    _ word: (InterfaceOrientation) -> StaticString
  ) {
    var isFirst = true
    for orientation in InterfaceOrientationMask.order where mask.allows(orientation) {
      if !isFirst { add(separator) }
      isFirst = false
      add(word(orientation))
    }
  }

  @inline(never)
  private mutating func add(large number: UInt64) {
    let (front, rest) = number.quotientAndRemainder(dividingBy: EightDigits.limit)
    add(front)
    append(atMost: 8) { EightDigits(rest).write(last: 8, to: $0) }
  }
}

extension InterfaceOrientation {
  fileprivate var initial: StaticString {
    switch self {
    case .portrait: "P"
    case .portraitUpsideDown: "UD"
    case .landscapeLeft: "LL"
    case .landscapeRight: "LR"
    }
  }
}
