import SwivelText

extension ConsoleRecord.Source {
  // The keys that the tools use, in this order.
  private static let times = [
    "timestamp", "time", "@timestamp", "date", "captureTime", "ts", "t", "@t", "dt", "datetime",
    "eventTime", "event_time", "logTime", "log_time", "_time", "Timestamp", "Time", "timeUnixNano",
    "time_unix_nano", "TimeGenerated",
  ]
  // When something was made may be earlier than when it was logged.
  private static let creations = ["created_at", "createdAt"]

  /// Takes the time that an object states.
  mutating func learnTime(from members: ParsedObject) {
    stamp =
      Self.stamp(of: Self.times, in: members) ?? stamp
      ?? Self.stamp(of: Self.creations, in: members)
  }

  /// Takes the time of a pair of a time and a text, as Loki has them.
  mutating func learnTime(from values: [ParsedValue]) {
    guard values.count > 1, case .string = values[0], case .string = values[1],
      let stamp = ConsoleStamp(values[0]), stamp.rest.isEmpty
    else { return }
    self.stamp = stamp
  }

  private static func stamp(of keys: [String], in members: ParsedObject) -> ConsoleStamp? {
    keys.lazy.compactMap { members[$0].flatMap(ConsoleStamp.init) }.first
  }
}

extension ConsoleStamp {
  /// Reads the time of an object: a text, a number since 1970, or an object of MongoDB with one.
  init?(_ value: ParsedValue) {
    if case .object(let members) = value {
      guard let inner = members["$date"] ?? members["$numberLong"] else { return nil }
      self.init(inner)
    } else if case .string(let text) = value, let stamp = Self(Array(text.utf8)[...]) {
      self = stamp
    } else if let time = WallTime(value), time.isRecent {
      self.init(time)
    } else {
      return nil
    }
  }
}

extension WallTime {
  // From 2001 to 2099: another number is not a time since 1970, but the time since something else.
  private static let recent: Range<Int64> = 1_000_000_000_000_000..<4_102_444_800_000_000

  /// Whether a number may be meant as it.
  var isRecent: Bool { Self.recent.contains(rawValue) }
}
