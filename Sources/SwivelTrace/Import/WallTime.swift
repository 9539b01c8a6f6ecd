/// A wall-clock time, in microseconds since 1970 UTC.
struct WallTime: RawRepresentable, Hashable, Comparable, Sendable {
  /// The microseconds.
  let rawValue: Int64

  // The years 1 to 9999, which ISO 8601 writes in four digits.
  private static let sane: ClosedRange<Int64> =
    -62_135_596_800_000_000...253_402_300_799_999_999

  /// Makes a time; `nil` outside of the years 1 to 9999.
  init?(rawValue: Int64) {
    guard Self.sane.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The microseconds between two times.
  func distance(to other: Self) -> UInt64 { (rawValue - other.rawValue).magnitude }
}

extension WallTime {
  private static let day: Int64 = 86_400_000_000

  /// Makes the time of a date and time of day in UTC.
  init?(year: Int, month: Int, day: Int, microsecond: Int64) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(of: month, in: year)).contains(day)
    else { return nil }
    // Years that begin in March have the leap day at their end; 400 of them have 146,097 days.
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days =
      365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    self.init(rawValue: Int64(days) * Self.day + microsecond)
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The date and the second as UTC in ISO 8601.
  var iso8601: String {
    let days = Int((rawValue - Self.modulo(rawValue, Self.day)) / Self.day) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let second = Int(Self.modulo(rawValue, Self.day) / 1_000_000)
    return Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-"
      + Self.digits(dayOfYear - (153 * marchMonth + 2) / 5 + 1, 2) + "T"
      + Self.digits(second / 3_600, 2) + ":" + Self.digits(second / 60 % 60, 2) + ":"
      + Self.digits(second % 60, 2) + "Z"
  }

  static func modulo(_ value: Int64, _ divisor: Int64) -> Int64 {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }

  static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
