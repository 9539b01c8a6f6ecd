/// Converts the timestamps of a console to wall-clock times.
///
/// A stamp without a zone is taken as UTC, so that a change to or from summer time is an hour too
/// much or an earlier time. Without a year, the first one is 2000, and a month that is more than
/// six before the last one is in the next year. Without a date, the first day is the first of 2000,
/// and a time more than 12 hours before the last one is on the next day.
struct ConsoleCalendar: Sendable {
  private static let day: Int64 = 86_400_000_000
  private static let firstYear = 2_000

  /// Whether the last stamp determines a moment: it has a year and a zone.
  private(set) var isAbsolute = false
  private var year = firstYear
  private var lastMonth = 1
  private var dayCount: Int64 = 0
  private var lastTimeOfDay: Int64 = 0
  private var testStart: WallTime?

  /// The time of a stamp; `nil` for one that is relative to the line before, or impossible.
  mutating func time(of stamp: ConsoleStamp) -> WallTime? {
    switch stamp.time {
    case .later: return nil
    case .sinceTestBegan(let microseconds):
      let start = testStart ?? WallTime(year: Self.firstYear, month: 1, day: 1, microsecond: 0)
      return start.flatMap { WallTime(rawValue: $0.rawValue + Int64(clamping: microseconds)) }
    case .clock(let microsecond, let day, let zone):
      let isAbsolute = day?.year != nil && zone != nil
      let time = day.map { date($0, microsecond - (zone ?? 0)) } ?? timeOfDay(microsecond)
      if time != nil { self.isAbsolute = isAbsolute }
      return time
    }
  }

  /// Sets the time to which the times of a test are relative.
  mutating func beginTest(at text: ArraySlice<UInt8>) {
    guard let stamp = ConsoleStamp(text), let time = time(of: stamp) else { return }
    testStart = time
  }

  private mutating func date(_ day: ConsoleStamp.Day, _ microsecond: Int64) -> WallTime? {
    guard day.year == nil else {
      return WallTime(
        year: day.year ?? year, month: day.month, day: day.day, microsecond: microsecond)
    }
    if day.month + 6 < lastMonth { year = min(year + 1, 9_998) }
    lastMonth = day.month
    return WallTime(year: year, month: day.month, day: day.day, microsecond: microsecond)
  }

  private mutating func timeOfDay(_ microsecond: Int64) -> WallTime? {
    if microsecond + Self.day / 2 < lastTimeOfDay { dayCount += 1 }
    lastTimeOfDay = microsecond
    return WallTime(
      year: Self.firstYear, month: 1, day: 1,
      microsecond: microsecond + min(dayCount, 1_000_000) * Self.day)
  }
}
