/// Dates as people and servers write them: the name of a month, or the day first.
extension ConsoleStamp {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map { DigitReader.code($0.utf8) }
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map {
    DigitReader.code($0.utf8)
  }

  /// `Nov 12 14:03:20`, `Nov 12, 2026 @ 14:03:20`, `Thu Nov 12 14:03:20 CET 2026` and
  /// `Thu, 12 Nov 2026 14:03:20 GMT`.
  static func named(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    let hasWeekday = digits.skip(anyOf: weekdays) != nil
    if hasWeekday {
      _ = digits.skip(",")
      guard digits.skip(" ") else { return nil }
      if let (time, count) = dayFirst(digits) { return (time, count + digits.count(since: start)) }
    }
    guard let month = digits.skip(anyOf: months) else { return nil }
    while digits.isAtLetter { digits.rest.removeFirst() }
    guard digits.skip(" ") else { return nil }
    _ = digits.skip(" ")
    guard let day = digits.number(upTo: 2) else { return nil }
    var year = digits.spacedYear()
    guard digits.skipGap(), let time = digits.consoleTime() else { return nil }
    // Without a year, it is a host that follows.
    let zone = year == nil ? nil : digits.spacedZone()
    if hasWeekday, year == nil { year = digits.lateYear() }
    let date = Day(year: year, month: month + 1, day: day)
    return (.clock(microsecond: time, day: date, zone: zone), digits.count(since: start))
  }

  /// `12.11.2026, 14:03:20`, `12/Nov/2026:14:03:20 +0100`, `12 Nov 2026 14:03:20`, and
  /// `11/12/2026, 2:03:20 PM`, whose day may be the 11th or the 12th: only its time is used.
  static func dayFirst(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard let day = digits.number(upTo: 2),
      let sign = [".", "/", "-", " "].first(where: { digits.skip($0) })
    else { return nil }
    let name = digits.skip(anyOf: months)
    guard let month = name.map({ $0 + 1 }) ?? digits.number(upTo: 2), digits.skip(sign),
      let year = digits.number(4) ?? digits.number(2).map({ $0 + 2_000 }),
      digits.skip(":") || digits.skipGap(), let time = digits.consoleTime()
    else { return nil }
    let isClear = name != nil || sign == "."
    let zone = digits.spacedZone()
    let date = isClear ? Day(year: year, month: month, day: day) : nil
    return (.clock(microsecond: time, day: date, zone: zone), digits.count(since: start))
  }

  /// `2026年11月12日 14:03:20`.
  static func inHan(_ start: DigitReader) -> (Time, Int)? {
    var digits = start
    guard let year = digits.number(4), digits.skip(Array("年".utf8)),
      let month = digits.number(upTo: 2), digits.skip(Array("月".utf8)),
      let day = digits.number(upTo: 2), digits.skip(Array("日".utf8))
    else { return nil }
    _ = digits.skip(" ")
    guard let time = digits.consoleTime() else { return nil }
    let date = Day(year: year, month: month, day: day)
    return (.clock(microsecond: time, day: date, zone: nil), digits.count(since: start))
  }
}

extension DigitReader {
  /// Three letters as a number, which is faster to compare.
  fileprivate static func code(_ letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Skips three letters, and returns the index of their code.
  fileprivate mutating func skip(anyOf codes: [UInt32]) -> Int? {
    guard let index = codes.firstIndex(of: Self.code(rest.prefix(3))) else { return nil }
    rest.removeFirst(3)
    return index
  }

  /// What is between a date and a time: a space, which a comma, an `at` or its sign may be before.
  fileprivate mutating func skipGap() -> Bool {
    _ = skip(",")
    guard skip(" ") else { return false }
    _ = skip(Array("@ ".utf8)) || skip(Array("at ".utf8))
    return true
  }

  /// The year after a day.
  fileprivate mutating func spacedYear() -> Int? {
    var digits = self
    _ = digits.skip(",")
    guard digits.skip(" "), let year = digits.number(4) else { return nil }
    self = digits
    return year
  }

  /// The year after a time, and perhaps the name of a zone.
  fileprivate mutating func lateYear() -> Int? {
    var digits = self
    if digits.skip(" "), digits.isAtLetter {
      while digits.isAtLetter { digits.rest.removeFirst() }
    } else {
      digits = self
    }
    guard let year = digits.spacedYear() else { return nil }
    self = digits
    return year
  }
}
