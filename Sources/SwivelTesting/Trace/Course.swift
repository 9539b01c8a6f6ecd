import SwivelModel

/// The orientations of one window's interface in order.
struct Course {
  /// A rotation of the interface.
  struct Turn {
    let step: Trace.Step
    /// The possible orientations since.
    var orientation: InterfaceOrientationMask
    /// The time of the event that caused it.
    let began: Instant
    /// When it was first observed; without observations, when it rotated.
    var settled: Instant
    /// Whether it was observed.
    var isSeen: Bool
  }

  /// The first known orientation.
  private(set) var start: Turn?
  /// The rotations.
  private(set) var turns: [Turn] = []

  /// The course of a window, by default the main window.
  init(_ trace: Trace, in window: WindowID?) {
    for step in trace.timeline where window.map({ $0 == step.window }) ?? step.isInMainWindow {
      take(step)
    }
  }

  /// The last orientation.
  var last: Turn? { turns.last ?? start }

  private mutating func take(_ step: Trace.Step) {
    switch step.kind {
    case .stayed: if start == nil, step.before != .all { start = Turn(step, step.before) }
    case .turned: turn(step)
    case .seen(isExpected: true): last == nil ? turn(step) : settle(step)
    case .seen(isExpected: false): turn(step)
    }
  }

  private mutating func turn(_ step: Trace.Step) {
    guard start != nil else {
      // What preceded the first rotation has no step.
      guard step.before != .all, step.kind == .turned else {
        start = Turn(step, step.orientation)
        return
      }
      start = Turn(step, step.before)
      turns.append(Turn(step, step.orientation))
      return
    }
    turns.append(Turn(step, step.orientation))
  }

  /// It was observed in an orientation that the rules considered possible.
  private mutating func settle(_ step: Trace.Step) {
    guard let index = turns.indices.last else {
      start?.see(step)
      return
    }
    turns[index].see(step)
    let before = index == 0 ? start : turns[index - 1]
    // It could have rotated, and did not.
    if before?.orientation == turns[index].orientation { turns.removeLast() }
  }
}

extension Course.Turn {
  fileprivate init(_ step: Trace.Step, _ orientation: InterfaceOrientationMask) {
    self.init(
      step: step, orientation: orientation, began: step.lookedAt, settled: step.instant,
      isSeen: step.trigger == nil)
  }

  fileprivate mutating func see(_ step: Trace.Step) {
    orientation = step.orientation
    guard !isSeen else { return }
    (settled, isSeen) = (step.instant, true)
  }
}
