/// Recognizes what is in a console twice: a part of it was pasted twice, so that the times go back,
/// and what follows was said before at the same time; or two relays wrote the same lines, in which
/// the times are the same to the microsecond.
struct PastLines: Sendable {
  // Enough for what is pasted by hand; a console of any length is read in constant memory.
  private static let maximumCount = 1 << 14

  private var latest: WallTime?
  private var isBack = false
  // What was said, and in which line.
  private var seen: [Int: Int] = [:]

  /// Whether something was said before the time went back, or in another line at an exact time.
  mutating func isRepeated(
    _ saying: some Hashable, at time: WallTime?, isExact: Bool, in line: Int
  ) -> Bool {
    guard let time else { return false }
    if let latest, time <= latest {
      isBack = isBack || time < latest
    } else {
      (latest, isBack) = (time, false)
    }
    if seen.count == Self.maximumCount { seen.removeAll() }
    var hasher = Hasher()
    hasher.combine(time)
    hasher.combine(saying)
    let before = seen.updateValue(line, forKey: hasher.finalize())
    return before.map { isBack || isExact && $0 != line } ?? false
  }
}
