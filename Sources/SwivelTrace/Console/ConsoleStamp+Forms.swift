/// The forms of timestamps, each with its length.
extension ConsoleStamp {
  static func dated(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard let year = digits.number(4),
      let sign = ["-", "/", "."].first(where: { digits.skip($0) }),
      let month = digits.number(2), digits.skip(sign),
      let day = digits.number(2), digits.skip("T") || digits.skip(" "),
      let time = digits.consoleTime()
    else { return nil }
    let zone = digits.spacedZone()
    let date = Day(year: year, month: month, day: day)
    return (.clock(microsecond: time, day: date, zone: zone), digits.count(since: start))
  }

  /// A time of day is not taken for one without a fraction of the second or a half of the day,
  /// except in brackets.
  static func bare(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard let time = digits.consoleTime() else { return nil }
    let isClosed = digits.isAt("]") || digits.rest.starts(with: " ]".utf8)
    guard isClosed || digits.count(since: start) > 8 else { return nil }
    let zone = digits.spacedZone()
    return (.clock(microsecond: time, day: nil, zone: zone), digits.count(since: start))
  }

  static func numbered(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard let month = digits.number(2), digits.skip("-"), let day = digits.number(2),
      digits.skip(" "), let time = digits.consoleTime()
    else { return nil }
    let date = Day(year: nil, month: month, day: day)
    return (.clock(microsecond: time, day: date, zone: nil), digits.count(since: start))
  }

  static func relative(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard digits.skip("[") else { return nil }
    digits.skipSpaces()
    guard digits.skip("+"), var milliseconds = digits.number(upTo: 6) else { return nil }
    // Thousands are separated by commas; no line waits for longer than a month.
    while digits.skip(",") {
      guard let group = digits.number(3), milliseconds < 1_000_000_000 else { return nil }
      milliseconds = milliseconds * 1_000 + group
    }
    guard digits.skip(Array(" ms]".utf8)) else { return nil }
    return (.later(UInt64(milliseconds) * 1_000), digits.count(since: start))
  }

  static func ofTest(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard digits.skip(Array("t =".utf8)) else { return nil }
    digits.skipSpaces()
    if digits.skip(Array("nans".utf8)) { return (.absent, digits.count(since: start)) }
    guard let seconds = digits.number(upTo: 7) else { return nil }
    let fraction = digits.skip(".") ? digits.fraction() : 0
    guard let fraction, digits.skip("s") else { return nil }
    return (
      .sinceTestBegan(UInt64(seconds) * 1_000_000 + UInt64(fraction)),
      digits.count(since: start)
    )
  }
}
