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
  // The other run, which is read on at the same time.
  private let other: RunAhead
  private var batch = RunBatch()
  private var position = 0

  init(_ ahead: RunAhead, beside other: RunAhead) {
    (self.ahead, self.other) = (ahead, other)
  }

  /// The words of the run.
  var names: NameTable { ahead.names }

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
      if events.count < ChangeList.eventLimit { events.append(step(passage).told(names)) }
      take(passage)
    }
    return events
  }

  private mutating func readOn() throws {
    if !ahead.isReady {
      let (ahead, other) = (ahead, other)
      try concurrently({ try ahead.prepare() }, { try other.prepare() })
    }
    (batch, position) = (ahead.takeBatch(), 0)
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

  /// The beginning of a step: the event that was given last.
  func step(_ passage: RunBatch.Passage) -> RunStep {
    let places = Int(passage.subjects.lowerBound)..<Int(passage.subjects.upperBound)
    return RunStep(event: passage.event, role: passage.role, subjects: batch.subjects[places])
  }
}
