/// The order of a console's timestamps.
struct StampOrder: Sendable {
  // A late line is before one of those that follow it; an export goes back from line to line.
  private static let minimumSteps = 2

  /// Whether a line is later than the one before it.
  private(set) var isForward = false
  /// Whether lines have their times below them, so that their order cannot be changed.
  var isFixed = false
  private var backSteps = 0
  private var last: WallTime?

  /// Whether every line so far is no later than the one before it, as services export them.
  var isBackward: Bool { !isForward && !isFixed && backSteps >= Self.minimumSteps }

  /// Whether later lines cannot change that.
  var isSettled: Bool { isForward || isFixed }

  /// Takes the time of the next line.
  mutating func take(_ time: WallTime) {
    if let last {
      if last < time { isForward = true }
      if time < last { backSteps += 1 }
    }
    last = time
  }
}
