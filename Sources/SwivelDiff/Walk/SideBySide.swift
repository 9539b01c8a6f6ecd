import SwivelModel
import SwivelRules

/// Follows two runs along what they have in common, and tells what came of where they differ.
struct SideBySide {
  private let base: RunSide
  private let head: RunSide
  private let tolerance: UInt64?
  private(set) var result: Comparison

  // The step that is going on; none if it is a change.
  private var step: Step?
  // What the last step ended with.
  private var open: [Consequence] = []
  // The windows that are turned otherwise, as of the last look.
  private var turned: [Consequence.Effect] = []
  // Since when it is so, in the step that is going on.
  private var beginnings: [(effect: Consequence.Effect, place: Consequence.Place)] = []

  /// The event that began a step, in both runs.
  private struct Step {
    let base: Event
    let head: Event
    /// Whom it speaks of.
    let subjects: [Identity]
  }

  init(_ base: RunSide, _ head: RunSide, _ result: Comparison, tolerance: UInt64?) {
    (self.base, self.head, self.result, self.tolerance) = (base, head, result, tolerance)
  }

  /// Follows both runs to their ends.
  mutating func run(_ alignment: Alignment) throws {
    var common = 0
    for (index, hunk) in alignment.hunks.enumerated() {
      try follow(hunk.base.lowerBound - common)
      endStep()
      try cross(hunk)
      if index == 0 { result.findCause() }
      common = hunk.base.upperBound
    }
    try followToEnd()
    endStep()
    close(except: [])
    result.sortConsequences()
  }

  /// Follows both runs to the first place that differs, and counts the others.
  mutating func tellFirst(_ alignment: Alignment) throws {
    guard let hunk = alignment.hunks.first else { return }
    try follow(hunk.base.lowerBound)
    try cross(hunk)
    result.findCause()
    result.changeCount += alignment.hunks.count - 1
  }

  private mutating func follow(_ count: Int) throws {
    for _ in 0..<count {
      guard let (left, right) = try nextPair() else { return }
      take(left, right)
    }
  }

  private mutating func followToEnd() throws {
    while let (left, right) = try nextPair() { take(left, right) }
  }

  private func nextPair() throws -> (Event, Event)? {
    let (left, right) = (try base.next(), try head.next())
    guard let left, let right else { return nil }
    return (left, right)
  }

  private mutating func take(_ left: Event, _ right: Event) {
    if EventRole(left.record) == .action {
      if let step { compareTimes(step, left, right) }
      endStep()
      step = Step(base: left, head: right, subjects: base.subjects)
    }
    base.take(left)
    head.take(right)
    noteBeginnings()
  }

  /// Takes in what the runs do not have in common.
  private mutating func cross(_ hunk: Hunk) throws {
    let removed = try take(hunk.base.count, of: base)
    let inserted = try take(hunk.head.count, of: head)
    for change in ChangeList(removed, inserted, hunk).changes { result.add(change) }
    step = nil
    noteBeginnings()
  }

  private func take(_ count: Int, of side: RunSide) throws -> [DiffEvent] {
    var events: [DiffEvent] = []
    for _ in 0..<count {
      guard let event = try side.next() else { break }
      if events.count < ChangeList.eventLimit {
        events.append(side.told(event, about: side.subjects))
      }
      side.take(event)
    }
    return events
  }

  private mutating func compareTimes(_ step: Step, _ left: Event, _ right: Event) {
    guard let tolerance else { return }
    let baseTime = left.instant.rawValue &- step.base.instant.rawValue
    let headTime = right.instant.rawValue &- step.head.instant.rawValue
    guard max(baseTime, headTime) - min(baseTime, headTime) > tolerance else { return }
    let event = base.told(step.base, about: step.subjects)
    result.add(Delay(step: event, base: baseTime, head: headTime))
  }
}

// MARK: - What came of a step

extension SideBySide {
  /// Compares what the step came to, before the next one begins.
  private mutating func endStep() {
    let effects = findEffects()
    (base.outcome, head.outcome) = (RunSide.Outcome(), RunSide.Outcome())
    guard !effects.isEmpty || !open.isEmpty, let place else { return }
    close(except: effects)
    for effect in effects { extend(effect, to: place) }
    beginnings.removeAll()
  }

  /// Where both runs are.
  private var place: Consequence.Place? {
    guard let left = base.last, let right = head.last else { return nil }
    return Consequence.Place(
      step: step.map { base.told($0.base, about: $0.subjects) }, base: left.sequence,
      head: right.sequence, instant: left.instant)
  }

  /// Notes what is different from here on: it may be long over when the next step begins.
  private mutating func noteBeginnings() {
    guard base.isMoved || head.isMoved else { return }
    let effects = findEffects()
    (base.isMoved, head.isMoved) = (false, false)
    guard !effects.isEmpty || !beginnings.isEmpty, let place else { return }
    beginnings.removeAll { !effects.contains($0.effect) }
    for effect in effects where !beginnings.contains(where: { $0.effect == effect }) {
      beginnings.append((effect, place))
    }
  }

  private mutating func extend(_ effect: Consequence.Effect, to place: Consequence.Place) {
    guard let index = open.firstIndex(where: { $0.effect == effect }) else {
      let first = beginnings.first { $0.effect == effect }?.place
      open.append(Consequence(effect: effect, first: first ?? place, last: place))
      return
    }
    // Nothing happened since the last look.
    let last = open[index].last
    guard last.base != place.base || last.head != place.head else { return }
    open[index].last = place
    open[index].stepCount += 1
  }

  private mutating func close(except effects: [Consequence.Effect]) {
    for consequence in open where !effects.contains(consequence.effect) {
      result.consequenceCount += 1
      if result.consequences.count < Comparison.listLimit {
        result.consequences.append(consequence)
      }
    }
    open.removeAll { !effects.contains($0.effect) }
  }

  private mutating func findEffects() -> [Consequence.Effect] {
    if base.isMoved || head.isMoved { turned = turnedWindows }
    guard base.outcome != head.outcome else { return turned }
    return turned + outcomes(base.outcome, head.outcome)
  }

  private var turnedWindows: [Consequence.Effect] {
    zip(base.interfaces, head.interfaces).compactMap { mine, other in
      guard mine.mask != other.mask else { return nil }
      return .orientation(window: base.label(of: mine.window), base: mine.mask, head: other.mask)
    }
  }

  private func outcomes(_ was: RunSide.Outcome, _ now: RunSide.Outcome) -> [Consequence.Effect] {
    var effects: [Consequence.Effect] = []
    if was.exception != now.exception {
      effects.append(.exception(base: was.exception, head: now.exception))
    }
    if was.message != now.message { effects.append(.message(base: was.message, head: now.message)) }
    if was.isDenied != now.isDenied {
      effects.append(.refusal(base: was.isDenied, head: now.isDenied))
    }
    return effects
  }
}
