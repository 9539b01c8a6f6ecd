/// Converts the timestamps of a console to wall-clock times.
///
/// A stamp without a zone is in that of the last stamp that states one; without any it is taken as
/// UTC, so that a change to or from summer time is an hour too much or an earlier time. Without a
/// year, the first one is 2000, or that of the other stamps, and a month that is more than six
/// before or after the last one is in the next year or the one before. Without a date, the first
/// day is the first of 2000, or that of the other stamps, a time more than 12 hours before the last
/// one is on the next day, and one more than 23 hours after it is a late line of the day before.
struct ConsoleCalendar: Sendable {
  private static let hour: Int64 = 3_600_000_000
  private static let day: Int64 = 24 * hour
  private static let firstYear = 2_000

  /// Whether the last stamp determines a moment: it has a year and a zone, as have those before.
  private(set) var isAbsolute = false
  private var zone: Int64?
  // Where stamps without a zone or a year come first, times continue theirs.
  private var zoneShift: Int64?
  private var yearShift: Int?
  private var hasZoneless = false
  private var year = firstYear
  private var lastMonth: Int?
  // The last midnight, on 2000-01-01 at first, and the shift where the first stamps have no date.
  private var midnight: Int64 = 946_684_800_000_000
  private var dateShift: Int64?
  private var lastTimeOfDay: Int64?
  private var testStart: WallTime?

  /// The time of a stamp; `nil` for one that is relative to the line before, or impossible.
  mutating func time(of stamp: ConsoleStamp) -> WallTime? {
    switch stamp.time {
    case .later, .absent: return nil
    case .moment(let time):
      isAbsolute = !hasZoneless
      return time
    case .sinceTestBegan(let microseconds):
      let start = testStart ?? WallTime(year: Self.firstYear, month: 1, day: 1, microsecond: 0)
      return start.flatMap { WallTime(rawValue: $0.rawValue + Int64(clamping: microseconds)) }
    case .clock(let microsecond, let day?, let zone):
      let offset = self.offset(zone)
      let time = WallTime(
        year: self.year(of: day), month: day.month, day: day.day, microsecond: microsecond - offset)
      guard let time else { return nil }
      let shift = beginDay(time.rawValue - microsecond, microsecond)
      isAbsolute = zone != nil && day.year != nil && zoneShift == 0 && yearShift == 0 && shift == 0
      return WallTime(rawValue: time.rawValue - shift)
    case .clock(let microsecond, nil, _):
      isAbsolute = false
      return timeOfDay(microsecond)
    }
  }

  /// Sets the time to which the times of a test are relative.
  mutating func beginTest(at text: ArraySlice<UInt8>) {
    guard let stamp = ConsoleStamp(text), let time = time(of: stamp) else { return }
    testStart = time
  }

  /// What is to be subtracted from a local time.
  private mutating func offset(_ zone: Int64?) -> Int64 {
    hasZoneless = hasZoneless || (zone == nil && self.zone == nil)
    guard let zone = zone ?? self.zone else { return 0 }
    self.zone = zone
    let shift = zoneShift ?? (hasZoneless ? zone : 0)
    zoneShift = shift
    return zone - shift
  }

  private mutating func year(of day: ConsoleStamp.Day) -> Int {
    if let stated = day.year, yearShift == nil, lastMonth == nil {
      (year, yearShift) = (stated, 0)
    } else if let last = lastMonth, day.year == nil || yearShift == nil {
      if day.month + 6 < last { year = min(year + 1, 9_998) }
      if last + 6 < day.month { year = max(year - 1, 1) }
    }
    if let stated = day.year {
      let shift = yearShift ?? stated - year
      (yearShift, year) = (shift, stated - shift)
    }
    lastMonth = day.month
    return year
  }

  /// Takes the midnight before a stamp with a date, and returns the shift of it.
  private mutating func beginDay(_ midnight: Int64, _ microsecond: Int64) -> Int64 {
    let shift = dateShift ?? (lastTimeOfDay == nil ? 0 : midnight - self.midnight)
    (dateShift, self.midnight, lastTimeOfDay) = (shift, midnight - shift, microsecond)
    return shift
  }

  private mutating func timeOfDay(_ microsecond: Int64) -> WallTime? {
    let last = lastTimeOfDay ?? microsecond
    if microsecond + 12 * Self.hour < last { midnight += Self.day }
    if last + 23 * Self.hour < microsecond { midnight -= Self.day }
    lastTimeOfDay = microsecond
    // Beyond the last year there are no times.
    guard let time = WallTime(rawValue: midnight + microsecond) else {
      midnight = 0
      return nil
    }
    return time
  }
}
