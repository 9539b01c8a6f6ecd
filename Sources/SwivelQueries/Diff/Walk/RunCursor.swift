import SwivelModel

/// One of two runs that are followed side by side.
struct RunCursor {
  /// The outcome of the step so far.
  var outcome = StepOutcome()
  /// Whether a window may have rotated, appeared or disappeared since the last comparison.
  var isMoved = false
  /// The interface of each window, the oldest window first.
  private(set) var interfaces: [WindowInterface] = []
  /// The number and time of the last compared event that was applied.
  private(set) var last: (sequence: UInt64, instant: Instant)?

  private let ahead: BackgroundReader
  private var batch = EventBatch()
  private var position = 0
  // The event that began the current step; `nil` for a change. Its subjects are looked up on
  // demand, or when its batch is released.
  private var beginning: EventBatch.Passage?
  private var beginningSubjects: ContiguousArray<Identity>?

  init(_ ahead: BackgroundReader) {
    self.ahead = ahead
  }

  var names: NameTable { batch.names }

  /// The next event that is compared; all others before it are applied.
  ///
  /// ``take(_:)`` applies it, so that the state before it remains accessible until then.
  mutating func next() throws -> EventBatch.Passage? {
    while position == batch.passages.count {
      guard !batch.isLast else {
        take(batch.end)
        batch.end = nil
        return nil
      }
      try readOn()
    }
    let passage = batch.passages[position]
    position += 1
    take(passage.before)
    return passage
  }

  /// Applies an event that is compared.
  mutating func take(_ passage: EventBatch.Passage) {
    last = (passage.event.sequence, passage.event.instant)
    take(passage.after)
  }

  /// Applies events that the other run does not have, and returns the first ones.
  mutating func take(_ count: Int) throws -> [DiffEvent] {
    var events: [DiffEvent] = []
    for _ in 0..<count {
      guard let passage = try next() else { break }
      if events.count < ChangeList.eventLimit { events.append(runStep(passage).named(names)) }
      take(passage)
    }
    return events
  }

  private mutating func readOn() throws {
    if let beginning, beginningSubjects == nil { beginningSubjects = subjects(of: beginning) }
    (batch, position) = (try ahead.takeBatch(), 0)
  }

  @inline(__always)
  private mutating func take(_ turn: EventBatch.Index?) {
    guard let turn else { return }
    take(batch.turns[Int(turn)])
  }

  private mutating func take(_ turn: EventBatch.Turn) {
    isMoved = true
    outcome.take(turn.outcome)
    interfaces = turn.interfaces
  }

  /// Begins a step with the event that was returned last; `nil` for a change.
  mutating func beginStep(_ passage: EventBatch.Passage?) {
    (beginning, beginningSubjects) = (passage, nil)
  }

  /// The beginning of the current step; `nil` for a change.
  var step: RunStep? {
    guard let beginning else { return nil }
    guard let beginningSubjects else { return runStep(beginning) }
    return RunStep(event: beginning.event, role: beginning.role, subjects: beginningSubjects)
  }

  /// When the current step began; `nil` for a change.
  var stepInstant: Instant? { beginning?.event.instant }

  private func runStep(_ passage: EventBatch.Passage) -> RunStep {
    RunStep(event: passage.event, role: passage.role, subjects: subjects(of: passage))
  }

  private func subjects(of passage: EventBatch.Passage) -> ContiguousArray<Identity> {
    let places = Int(passage.subjects.lowerBound)..<Int(passage.subjects.upperBound)
    return ContiguousArray(batch.subjects[places])
  }
}
