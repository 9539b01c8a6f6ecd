import SwivelModel

/// Follows two runs along their common events, and records the consequences of their differences.
struct ConsequenceFinder {
  private var base: RunCursor
  private var head: RunCursor
  private let tolerance: UInt64?
  private(set) var result: Comparison

  // The differences at the end of the last step.
  private var open: [OpenConsequence] = []
  // The windows with different orientations, as of the last check.
  private var turned: [Consequence.Effect] = []
  // When these began, within the current step.
  private var beginnings: [(effect: Consequence.Effect, spot: OpenConsequence.Spot)] = []

  init(_ base: BackgroundReader, _ head: BackgroundReader, _ result: Comparison, tolerance: UInt64?)
  {
    (self.base, self.head) = (RunCursor(base), RunCursor(head))
    (self.result, self.tolerance) = (result, tolerance)
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

  /// Follows both runs to the first difference.
  mutating func findFirst(_ alignment: Alignment) throws {
    guard let hunk = alignment.hunks.first else { return }
    try follow(hunk.base.lowerBound)
    try cross(hunk)
    result.findCause()
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

  private mutating func nextPair() throws -> (EventBatch.Passage, EventBatch.Passage)? {
    let (left, right) = (try base.next(), try head.next())
    guard let left, let right else { return nil }
    return (left, right)
  }

  private mutating func take(_ left: EventBatch.Passage, _ right: EventBatch.Passage) {
    if left.role == .action {
      compareTimes(left.event, right.event)
      endStep()
      base.beginStep(left)
      head.beginStep(right)
    }
    base.take(left)
    head.take(right)
    findBeginnings()
  }

  /// Applies a difference between the runs.
  private mutating func cross(_ hunk: Hunk) throws {
    let removed = try base.take(hunk.base.count)
    let inserted = try head.take(hunk.head.count)
    for change in ChangeList(removed, inserted, hunk).changes { result.changes.append(change) }
    base.beginStep(nil)
    head.beginStep(nil)
    findBeginnings()
  }

  private mutating func compareTimes(_ left: Event, _ right: Event) {
    guard let tolerance, let baseStart = base.stepInstant, let headStart = head.stepInstant else {
      return
    }
    let baseTime = left.instant.microseconds(since: baseStart)
    let headTime = right.instant.microseconds(since: headStart)
    guard max(baseTime, headTime) - min(baseTime, headTime) > tolerance, let step = base.step
    else { return }
    result.delays.append(Delay(step: step.named(base.names), base: baseTime, head: headTime))
  }
}

// MARK: - Outcomes of a step

extension ConsequenceFinder {
  /// Compares the outcome of the step before the next one begins.
  private mutating func endStep() {
    let effects = findEffects()
    (base.outcome, head.outcome) = (StepOutcome(), StepOutcome())
    guard !effects.isEmpty || !open.isEmpty, let spot else { return }
    close(except: effects)
    for effect in effects { extend(effect, to: spot) }
    beginnings.removeAll()
  }

  private var spot: OpenConsequence.Spot? {
    guard let left = base.last, let right = head.last else { return nil }
    return OpenConsequence.Spot(
      step: base.step, base: left.sequence, head: right.sequence, instant: left.instant)
  }

  /// Records where the current differences begin: they may be over before the next step begins.
  private mutating func findBeginnings() {
    guard base.isMoved || head.isMoved else { return }
    let effects = findEffects()
    (base.isMoved, head.isMoved) = (false, false)
    guard !effects.isEmpty || !beginnings.isEmpty, let spot else { return }
    beginnings.removeAll { !effects.contains($0.effect) }
    for effect in effects where !beginnings.contains(where: { $0.effect == effect }) {
      beginnings.append((effect, spot))
    }
  }

  private mutating func extend(_ effect: Consequence.Effect, to spot: OpenConsequence.Spot) {
    guard let index = open.firstIndex(where: { $0.effect == effect }) else {
      let first = beginnings.first { $0.effect == effect }?.spot
      open.append(OpenConsequence(effect: effect, first: first ?? spot, last: spot))
      return
    }
    open[index].extend(to: spot)
  }

  private mutating func close(except effects: [Consequence.Effect]) {
    for consequence in open where !effects.contains(consequence.effect) {
      result.consequences.append(consequence.named(base.names))
    }
    open.removeAll { !effects.contains($0.effect) }
  }

  private mutating func findEffects() -> [Consequence.Effect] {
    if base.isMoved || head.isMoved { turned = turnedWindows }
    guard base.outcome != head.outcome else { return turned }
    return turned + base.outcome.effects(beside: head.outcome)
  }

  private var turnedWindows: [Consequence.Effect] {
    zip(base.interfaces, head.interfaces).compactMap { mine, other in
      guard mine.mask != other.mask else { return nil }
      return .orientation(window: mine.label, base: mine.mask, head: other.mask)
    }
  }
}
