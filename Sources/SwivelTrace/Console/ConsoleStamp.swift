/// The timestamp of a console line, as it is written.
///
/// | form | example |
/// |---|---|
/// | `log` in its styles, Xcode, `pymobiledevice3`, RFC 3339 | `2026-05-04 10:11:12.345678+0200` |
/// | Appium | `2026-05-04 10:11:12:345` |
/// | syslog, `idevicesyslog` | `May  4 10:11:12` |
/// | Console.app, after a type and a tab | `10:11:12.345678+0200` |
/// | Android's console, which a Flutter app may be in | `05-04 10:11:12.345` |
/// | the time since the previous line | `[ +436 ms]` |
/// | Xcode 15 and later, in the line below the text | `2026-05-04 10:11:12.345678+02:00` |
/// | XCTest: the time since the test began, unless no test has | `t =     4.10s`, `t =      nans` |
/// | CocoaLumberjack | `2026/05/04 10:11:12:345` |
/// | what an app prints itself, at the beginning of a line | `10:11:12.345`, `[10:11:12]` |
/// | formatters, where the order of day and month may be unknown | `5/4/2026, 2:11:12 PM` |
/// | C, mails, servers and Kibana | `Mon May  4 10:11:12 2026`, `04/May/2026:10:11:12 +0200` |
/// | a number since 1970, in the first field of a table | `1777889472345` |
struct ConsoleStamp {
  /// A date; in a form without a year, the year is not known.
  struct Day {
    var year: Int?
    let month: Int
    let day: Int
  }

  /// What a stamp says of the time.
  enum Time {
    /// A time of day in microseconds, with the date and the offset from UTC if it has them.
    case clock(microsecond: Int64, day: Day?, zone: Int64?)
    /// A moment that another tool states as a number.
    case moment(WallTime)
    /// The microseconds since the previous line.
    case later(UInt64)
    /// XCTest prints no time where no test runs.
    case absent
    /// The microseconds since the test began.
    case sinceTestBegan(UInt64)
  }

  let time: Time
  /// The process of a form that has it in a field of its own.
  private(set) var process: String?
  /// Whether it states the microsecond.
  private(set) var isExact = false
  /// The line after the stamp.
  let rest: ArraySlice<UInt8>

  // No stamp is longer.
  private static let maximumLength = 40

  /// Reads the beginning of a line without leading space; `nil` without a timestamp.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, Self.mayBegin(with: first) else { return nil }
    let digits = DigitReader(line.prefix(Self.maximumLength))
    let found: (Time, Int)? =
      switch first {
      case UInt8(ascii: "["): Self.relative(digits)
      case UInt8(ascii: "t"): Self.ofTest(digits)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        Self.dated(digits) ?? Self.numbered(digits) ?? Self.dayFirst(digits) ?? Self.inHan(digits)
          ?? Self.bare(digits)
      default: Self.named(digits)
      }
    guard let (time, count) = found else { return nil }
    (self.time, rest) = (time, line.dropFirst(count))
    isExact = Self.statesMicrosecond(line.prefix(count))
  }

  /// Reads a field that is a time of day with a zone, before one with the process.
  init?(
    timeOfDay field: ArraySlice<UInt8>, process: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
  ) {
    var digits = DigitReader(field)
    guard let time = digits.consoleTime(), let zone = digits.spacedZone(), digits.isAtEnd else {
      return nil
    }
    (self.time, self.rest) = (.clock(microsecond: time, day: nil, zone: zone), rest)
    self.process = String(decoding: process.withoutSpace, as: UTF8.self)
    isExact = Self.statesMicrosecond(field)
  }

  /// Whether a fraction of the second has six digits or more.
  private static func statesMicrosecond(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.lastIndex(where: { ".,".utf8.contains($0) }) else { return false }
    return text[(sign + 1)...].prefix(while: DigitReader.isDigit).count >= 6
  }

  /// A moment that another tool states as a number.
  init(_ moment: WallTime, rest: ArraySlice<UInt8> = []) {
    (time, self.rest) = (.moment(moment), rest)
  }

  /// Whether a byte is a digit, or the first of a month, of a day of the week, of the `t` of a
  /// test, or of a time since the previous line.
  static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "["),
      UInt8(ascii: "J"), UInt8(ascii: "F"), UInt8(ascii: "M"), UInt8(ascii: "A"),
      UInt8(ascii: "S"), UInt8(ascii: "O"), UInt8(ascii: "N"), UInt8(ascii: "D"),
      UInt8(ascii: "T"), UInt8(ascii: "W"):
      true
    default: false
    }
  }
}
