/// Detects records that repeat another within milliseconds.
///
/// Several observers of one notification each leave a record of it, and an app often prints what
/// UIKit logs. A device does not rotate twice in that time.
struct RepetitionFilter<Saying: Hashable & Sendable>: Sendable {
  // 10 ms: observers of one notification are called within one turn of the run loop.
  private static var window: UInt64 { 10_000 }

  private var last: [Int: (saying: Saying, time: WallTime)] = [:]

  /// Whether a statement repeats the last one on its subject.
  mutating func isRepetition(_ saying: Saying, on subject: Int, at time: WallTime?) -> Bool {
    guard let time else {
      last[subject] = nil
      return false
    }
    defer { last[subject] = (saying, time) }
    guard let before = last[subject], before.saying == saying else { return false }
    return before.time.distance(to: time) <= Self.window
  }

  /// Forgets the previous statements.
  mutating func reset() {
    last.removeAll()
  }
}
