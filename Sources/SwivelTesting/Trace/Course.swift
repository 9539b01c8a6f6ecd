import SwivelModel

/// The orientations of one window's interface, one after another.
struct Course {
  /// An orientation that the interface came to.
  struct Turn {
    let step: Trace.Step
    /// The orientations that it may have since.
    var orientation: InterfaceOrientationMask
    /// When it began to turn: at the event that made it.
    let began: Instant
    /// When it was first seen so; where nobody looked, when it turned.
    var settled: Instant
    /// Whether somebody looked.
    var isSeen: Bool
  }

  /// What the interface was when it was first known.
  private(set) var start: Turn?
  /// Where it turned to.
  private(set) var turns: [Turn] = []

  /// The course of a window; of the main window, if none is named.
  init(_ trace: Trace, in window: WindowID?) {
    for step in trace.timeline where window.map({ $0 == step.window }) ?? step.isInMainWindow {
      take(step)
    }
  }

  /// What it was last.
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
      // What it was before the first turn was told by no step of its own.
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

  /// It is seen to be what the rules left possible, perhaps one of several.
  private mutating func settle(_ step: Trace.Step) {
    guard let index = turns.indices.last else {
      start?.see(step)
      return
    }
    turns[index].see(step)
    let before = index == 0 ? start : turns[index - 1]
    // It may have turned, and did not.
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
