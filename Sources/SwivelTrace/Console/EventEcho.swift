/// Recognizes an event that is written twice at once: React Native prints what the app logs, and
/// logs it to the system as well, and Xcode shows both.
///
/// Only the second line names a process, and the times differ by less than a millisecond; a line
/// that the app prints twice comes in the same form twice.
struct EventEcho: Sendable {
  // 2 ms.
  private static let window: UInt64 = 2_000

  // The last event in a line without a process.
  private var last: (text: [UInt8], time: WallTime)?

  /// Whether an event repeats the one before, in a line with a process or without one.
  mutating func isEcho(_ line: ArraySlice<UInt8>, at time: WallTime?, isNamed: Bool) -> Bool {
    guard !isNamed || last != nil else { return false }
    defer { if isNamed { last = nil } }
    guard let time, let start = EventCandidate.prefixed(line) else { return false }
    let text = line[start...]
    if isNamed, let last {
      return last.time.distance(to: time) <= Self.window && last.text.elementsEqual(text)
    }
    last = (Array(text), time)
    return false
  }
}
