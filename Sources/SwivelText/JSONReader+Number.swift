extension JSONReader {
  /// Reads a number: a sign, digits without a leading zero, a fraction, an exponent.
  mutating func number() throws(JSONError) -> ParsedValue {
    let start = position
    let isNegative = skipByte(UInt8(ascii: "-"))
    let firstDigit = position
    guard let magnitude = digits() else { throw mismatch(.digit) }
    if position - firstDigit > 1, bytes[firstDigit] == UInt8(ascii: "0") {
      position = firstDigit + 1
      throw flaw(.leadingZero)
    }
    let isWhole = try !skipFraction()
    guard isWhole, let value = magnitude.value, let whole = Self.whole(value, isNegative) else {
      return .decimal(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    return whole
  }

  /// A run of digits; without a value if that is too large.
  private struct Digits {
    let value: UInt64?
  }

  private mutating func digits() -> Digits? {
    let start = position
    var value: UInt64? = 0
    while position < bytes.endIndex, bytes[position] &- UInt8(ascii: "0") <= 9 {
      value = value.flatMap { Self.appending(bytes[position] &- UInt8(ascii: "0"), to: $0) }
      position += 1
    }
    return position == start ? nil : Digits(value: value)
  }

  private mutating func skipFraction() throws(JSONError) -> Bool {
    let start = position
    if skipByte(UInt8(ascii: ".")) {
      guard digits() != nil else { throw mismatch(.digit) }
    }
    if skipByte(UInt8(ascii: "e")) || skipByte(UInt8(ascii: "E")) {
      if !skipByte(UInt8(ascii: "-")) { _ = skipByte(UInt8(ascii: "+")) }
      guard digits() != nil else { throw mismatch(.digit) }
    }
    return position > start
  }

  private mutating func skipByte(_ byte: UInt8) -> Bool {
    guard position < bytes.endIndex, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private static func appending(_ digit: UInt8, to value: UInt64) -> UInt64? {
    let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, isAboveLimit) = shifted.addingReportingOverflow(UInt64(digit))
    return isTooLarge || isAboveLimit ? nil : sum
  }

  private static func whole(_ magnitude: UInt64, _ isNegative: Bool) -> ParsedValue? {
    guard isNegative, magnitude > 0 else { return .number(magnitude) }
    return Int64(exactly: magnitude).map { .negative(-$0) }
  }
}
