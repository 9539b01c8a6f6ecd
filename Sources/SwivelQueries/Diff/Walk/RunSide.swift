import SwivelModel

/// One of two runs while they are followed side by side.
struct RunSide {
  /// What came of the step so far.
  var outcome = RunOutcome()
  /// Whether something happened since somebody looked that may have turned a window, or is about
  /// which windows there are.
  var isMoved = false
  /// The interface of each window, the oldest window first.
  private(set) var interfaces: [WindowInterface] = []
  /// The number of the last event that is compared and was taken in, and when it happened.
  private(set) var last: (sequence: UInt64, instant: Instant)?

  private let ahead: RunAhead
  private var batch = RunBatch()
  private var position = 0
  // The event that began the step that is going on; none if it is a change. Whom it speaks of is
  // looked up if somebody asks, or when its batch goes.
  private var beginning: RunBatch.Passage?
  private var beginningSubjects: ContiguousArray<Identity>?

  init(_ ahead: RunAhead) {
    self.ahead = ahead
  }

  /// The words of the run.
  var names: NameTable { batch.names }

  /// The next event that is compared; all others in front of it are taken in.
  ///
  /// It is itself taken in by ``take(_:)``, so that what was before it can be looked at.
  mutating func next() throws -> RunBatch.Passage? {
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

  /// Takes in an event that is compared.
  mutating func take(_ passage: RunBatch.Passage) {
    last = (passage.event.sequence, passage.event.instant)
    take(passage.after)
  }

  /// Takes in events that the other run does not have, and tells of the first ones.
  mutating func take(_ count: Int) throws -> [DiffEvent] {
    var events: [DiffEvent] = []
    for _ in 0..<count {
      guard let passage = try next() else { break }
      if events.count < ChangeList.eventLimit { events.append(runStep(passage).told(names)) }
      take(passage)
    }
    return events
  }

  private mutating func readOn() throws {
    if let beginning, beginningSubjects == nil { beginningSubjects = subjects(of: beginning) }
    (batch, position) = (try ahead.takeBatch(), 0)
  }

  @inline(__always)
  private mutating func take(_ turn: RunBatch.Index?) {
    guard let turn else { return }
    take(batch.turns[Int(turn)])
  }

  private mutating func take(_ turn: RunBatch.Turn) {
    isMoved = true
    outcome.take(turn.outcome)
    interfaces = turn.interfaces
  }

  /// Lets a step begin with the event that was given last; with none, it is a change.
  mutating func beginStep(_ passage: RunBatch.Passage?) {
    (beginning, beginningSubjects) = (passage, nil)
  }

  /// The beginning of the step that is going on; none if it is a change.
  var step: RunStep? {
    guard let beginning else { return nil }
    guard let beginningSubjects else { return runStep(beginning) }
    return RunStep(event: beginning.event, role: beginning.role, subjects: beginningSubjects)
  }

  /// When the step that is going on began; `nil` if it is a change.
  var stepInstant: Instant? { beginning?.event.instant }

  private func runStep(_ passage: RunBatch.Passage) -> RunStep {
    RunStep(event: passage.event, role: passage.role, subjects: subjects(of: passage))
  }

  private func subjects(of passage: RunBatch.Passage) -> ContiguousArray<Identity> {
    let places = Int(passage.subjects.lowerBound)..<Int(passage.subjects.upperBound)
    return ContiguousArray(batch.subjects[places])
  }
}
