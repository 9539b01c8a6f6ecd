// What consoles write of a time, beside the forms of ISO 8601.
extension DigitReader {
  private static let noon: Int64 = 43_200_000_000
  private static let names = ["GMT", "UTC"].map { Array($0.utf8) }
  private static let halves = ["AM", "am", "a.m.", "PM", "pm", "p.m."].map { Array($0.utf8) }

  /// Hours, minutes and seconds, with a fraction after any of the signs that consoles use, or with
  /// the half of the day; only then the hour may have one digit.
  mutating func consoleTime() -> Int64? {
    let hasOneDigit = rest.dropFirst().first == UInt8(ascii: ":")
    var digits = hasOneDigit ? Self([UInt8(ascii: "0")] + rest) : self
    guard var time = digits.wholeSeconds() else { return nil }
    var decimals = digits
    if decimals.skip(".") || decimals.skip(",") || decimals.skip(":"),
      let fraction = decimals.fraction()
    {
      (digits, time) = (decimals, time + fraction)
    }
    if let half = digits.halfOfDay() {
      time = time % Self.noon + half
    } else if hasOneDigit {
      return nil
    }
    self = digits
    return time
  }

  /// What `AM` or `PM` adds to a time; `nil` without either, or where it begins a name.
  private mutating func halfOfDay() -> Int64? {
    var digits = self
    _ = digits.skip(" ")
    guard digits.isAtLetter, let index = Self.halves.firstIndex(where: { digits.skip($0) }),
      !digits.isAtLetter
    else { return nil }
    self = digits
    return index < 3 ? 0 : Self.noon
  }

  /// Whether a sign follows.
  func isAt(_ sign: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: sign) }

  /// Whether a letter follows.
  var isAtLetter: Bool { rest.first.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } ?? false }

  /// The offset of a zone, which a space may precede if it is a number or UTC; `nil` without one.
  mutating func spacedZone() -> Int64? {
    var digits = self
    let isApart = digits.skip(" ")
    let isNamed = isApart && digits.isAtLetter && Self.names.contains { digits.skip($0) }
    let isNumber = digits.isAt("+") || digits.isAt("-")
    guard isNumber || isNamed || (!isApart && digits.isAt("Z")), !(isNamed && digits.isAtLetter),
      let offset = isNamed && !isNumber ? 0 : digits.leadingZone(isApart: isApart)
    else { return nil }
    self = digits
    return offset
  }

  /// The offset of a zone, with more text after it; hours alone only right after a time.
  private mutating func leadingZone(isApart: Bool) -> Int64? {
    let next = rest.dropFirst(3).first
    let hasMinutes = isApart || next.map(Self.isDigit) ?? false
    var zone = Self(rest.prefix(next == UInt8(ascii: ":") ? 6 : hasMinutes ? 5 : 3))
    if rest.first == UInt8(ascii: "Z") { zone = Self(rest.prefix(1)) }
    let before = zone
    guard let offset = zone.zone(), zone.isAtEnd else { return nil }
    rest.removeFirst(zone.count(since: before))
    return offset
  }
}
