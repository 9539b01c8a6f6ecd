/// Recognizes what is in a console twice, because a part of it was pasted twice: the times go back,
/// and what follows was said before at the same time.
struct PastLines: Sendable {
  // Enough for what is pasted by hand; a console of any length is read in constant memory.
  private static let maximumCount = 1 << 14

  private var latest: WallTime?
  private var isBack = false
  private var seen: Set<Int> = []

  /// Whether something was said before the time went back.
  mutating func isRepeated(_ saying: some Hashable, at time: WallTime?) -> Bool {
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
    return !seen.insert(hasher.finalize()).inserted && isBack
  }
}
