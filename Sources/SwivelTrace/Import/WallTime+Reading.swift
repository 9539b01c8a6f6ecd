import SwivelText

extension WallTime {
  /// Reads a time in the usual forms: ISO 8601, or seconds or milliseconds since 1970.
  init?(_ value: ParsedValue) {
    switch value {
    case .string(let text): self.init(text)
    case .number(let number): self.init(number: number, fraction: 0)
    case .decimal(let text): self.init(decimal: text)
    case .null, .bool, .negative, .array, .object: return nil
    }
  }

  /// Reads a date and time of day such as `2026-05-04T10:11:12.345Z` or
  /// `2026-05-04 10:11:12.345678+0530`, or a number.
  init?(_ text: some StringProtocol) {
    var digits = DigitReader(text.utf8)
    guard digits.number(4) != nil else { return nil }
    guard digits.skip("-") else {
      self.init(decimal: text)
      return
    }
    guard let time = Self.zoned(text)?.time else { return nil }
    self = time
  }

  /// Reads a date and time of day, with the offset of its zone from UTC in microseconds.
  static func zoned(_ text: some StringProtocol) -> (time: Self, zone: Int64)? {
    var digits = DigitReader(text.utf8)
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2),
      digits.skip("-"), let day = digits.number(2), digits.skip("T") || digits.skip(" "),
      let time = digits.timeOfDay(), let zone = digits.zone(), digits.isAtEnd
    else { return nil }
    return Self(year: year, month: month, day: day, microsecond: time - zone).map { ($0, zone) }
  }

  /// Reads a number with or without a fraction.
  private init?(decimal text: some StringProtocol) {
    let whole = text.utf8.prefix(while: DigitReader.isDigit)
    guard let number = UInt64(String(decoding: whole, as: UTF8.self)) else { return nil }
    var digits = DigitReader(text.utf8.dropFirst(whole.count))
    let fraction = digits.skip(".") ? digits.fraction() : 0
    guard let fraction, digits.isAtEnd else { return nil }
    self.init(number: number, fraction: fraction)
  }

  /// Makes a time from seconds, milliseconds, microseconds or nanoseconds, by magnitude.
  ///
  /// Between 1973 and 5138 the ranges of the units do not overlap.
  private init?(number: UInt64, fraction: Int64) {
    let limit: UInt64 = 100_000_000_000
    guard let whole = Int64(exactly: number) else { return nil }
    switch number {
    case ..<limit: self.init(rawValue: whole * 1_000_000 + fraction)
    case ..<(limit * 1_000): self.init(rawValue: whole * 1_000 + (fraction + 500) / 1_000)
    case ..<(limit * 1_000_000): self.init(rawValue: whole)
    default: self.init(rawValue: whole / 1_000)
    }
  }
}

/// Reads consecutive numbers with given digit counts.
struct DigitReader {
  var rest: ArraySlice<UInt8>

  init(_ text: some Sequence<UInt8>) {
    rest = Array(text)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The number of bytes that were read since an earlier state.
  func count(since earlier: Self) -> Int { earlier.rest.count - rest.count }

  mutating func skip(_ bytes: [UInt8]) -> Bool {
    guard rest.starts(with: bytes) else { return false }
    rest.removeFirst(bytes.count)
    return true
  }

  mutating func skipSpaces() {
    while skip(" ") {}
  }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number with exactly this many digits.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest.removeFirst(count)
    return Self.value(digits)
  }

  /// A number with one to this many digits.
  mutating func number(upTo count: Int) -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    guard (1...count).contains(digits.count) else { return nil }
    rest.removeFirst(digits.count)
    return Self.value(digits)
  }

  /// The microseconds after a decimal point, rounded.
  mutating func fraction() -> Int64? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    let kept = digits.prefix(7)
    return ((kept.count..<7).reduce(Int64(Self.value(kept))) { value, _ in value * 10 } + 5) / 10
  }

  /// Hours, minutes and seconds as microseconds.
  mutating func timeOfDay() -> Int64? {
    guard let time = wholeSeconds() else { return nil }
    let fraction = skip(".") ? fraction() : 0
    return fraction.map { time + $0 }
  }

  mutating func wholeSeconds() -> Int64? {
    guard let hour = number(2), skip(":"), let minute = number(2), skip(":"),
      let second = number(2), hour < 24, minute < 60, second < 61
    else { return nil }
    return Int64(hour * 3_600 + minute * 60 + second) * 1_000_000
  }

  /// The offset of a zone from UTC in microseconds; UTC without one.
  mutating func zone() -> Int64? {
    if isAtEnd || skip("Z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hour = number(2), hour < 24 else { return nil }
    _ = skip(":")
    guard let minute = isAtEnd ? 0 : number(2), minute < 60 else { return nil }
    let ahead = Int64(hour * 60 + minute) * 60_000_000
    return isWest ? -ahead : ahead
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  private static func value(_ digits: some Sequence<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
  }
}
