/// Recognizes an event that is written twice at once: React Native prints what the app logs, and
/// logs it to the system as well, and Xcode shows both.
///
/// Only one of the two lines names a process, and the times differ by less than a millisecond; a
/// line that the app prints twice comes in the same form twice.
struct EventEcho: Sendable {
  // 2 ms.
  private static let window: UInt64 = 2_000

  private var last: (text: ArraySlice<UInt8>, time: WallTime, isNamed: Bool)?

  /// Whether an event repeats the one before, in a line with a process or without one.
  mutating func isEcho(_ line: ArraySlice<UInt8>, at time: WallTime?, isNamed: Bool) -> Bool {
    guard let time, let start = EventCandidate.prefixed(line) else {
      last = nil
      return false
    }
    let text = Array(line[start...])[...]
    if let last, last.isNamed != isNamed, last.time.distance(to: time) <= Self.window,
      last.text.elementsEqual(text)
    {
      self.last = nil
      return true
    }
    last = (text, time, isNamed)
    return false
  }
}
