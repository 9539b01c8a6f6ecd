import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

/// Applies the events of a run, and keeps what a comparison with another run needs.
struct BatchMaker {
  /// What a comparison needs of a run.
  struct Question {
    let isReplayed: Bool
    /// Whether every event that begins a step may be reported.
    let reportsSteps: Bool
    /// The ranges where the other run differs; the first events of each are reported.
    var hunks: ArraySlice<Range<Int>>
  }

  private var question: Question
  private var tokenizer: Tokenizer
  private var analysis = Analysis()
  private(set) var lines = TraceLines()
  // The number of events that were compared.
  private var position = 0
  // The outcome of the last events that is not yet in a batch.
  private var outcome = StepOutcome()
  private var hasTurned = false
  // The interface of each window at the last sample, the oldest window first.
  private var interfaces: [WindowInterface] = []

  init(_ question: Question, ignoring ignored: Set<UInt8>) {
    self.question = question
    tokenizer = Tokenizer(ignoring: ignored)
  }

  var findings: [Finding] { analysis.findings }

  mutating func take(_ item: TraceItem, _ names: NameTable, into batch: inout EventBatch) {
    switch item {
    case .loss:
      lines.take(item)
      analysis.apply(item)
    case .checkpoint(let checkpoint):
      tokenizer.restore(checkpoint, names: names)
      analysis.apply(item)
      hasTurned = true
    case .event(let event): take(event, names, into: &batch)
    }
  }

  mutating func take(
    _ events: ContiguousArray<Event>.SubSequence, _ names: NameTable, into batch: inout EventBatch
  ) {
    for event in events { take(event, names, into: &batch) }
  }

  private mutating func take(_ event: Event, _ names: NameTable, into batch: inout EventBatch) {
    defer { tokenizer.finish(event.record) }
    guard let token = tokenizer.token(of: event.record, names: names) else {
      return replay(event)
    }
    let role = EventRole(token)
    let firstSubject = EventBatch.Index(batch.subjects.count)
    if mayBeReported(role) { tokenizer.addSubjects(of: event.record, to: &batch.subjects) }
    let subjects = firstSubject..<EventBatch.Index(batch.subjects.count)
    let before = takeTurn(into: &batch)
    replay(event)
    batch.passages.append(
      EventBatch.Passage(
        event: event, role: role, subjects: subjects, before: before, after: takeTurn(into: &batch))
    )
    position += 1
  }

  mutating func finish() {
    if question.isReplayed { analysis.finish() }
  }

  /// Moves the outcome of the last events into a batch; `nil` if there is none.
  @inline(__always)
  mutating func takeTurn(into batch: inout EventBatch) -> EventBatch.Index? {
    hasTurned ? putTurn(into: &batch) : nil
  }

  private mutating func putTurn(into batch: inout EventBatch) -> EventBatch.Index {
    sampleInterfaces()
    batch.turns.append(EventBatch.Turn(outcome: outcome, interfaces: interfaces))
    (outcome, hasTurned) = (StepOutcome(), false)
    return EventBatch.Index(batch.turns.count - 1)
  }

  /// Whether a difference may include the next event.
  private mutating func mayBeReported(_ role: EventRole) -> Bool {
    while let hunk = question.hunks.first, hunk.upperBound <= position {
      question.hunks.removeFirst()
    }
    if let hunk = question.hunks.first, hunk.contains(position) {
      return position - hunk.lowerBound < ChangeList.eventLimit
    }
    return question.reportsSteps && role == .action
  }

  private mutating func replay(_ event: Event) {
    guard question.isReplayed else { return }
    lines.take(event)
    analysis.take(event)
    if analysis.replayer.sighting != nil || event.mayTurnUnruled { hasTurned = true }
    analysis.replayer.rulings.forEach { ruling in
      if ruling.isTurn { hasTurned = true }
      if outcome.take(ruling) { hasTurned = true }
    }
  }
}

// MARK: - Windows

extension BatchMaker {
  /// Samples the interface of each window, the oldest window first.
  private mutating func sampleInterfaces() {
    let windows = analysis.replayer.situation.facts.windows
    var existing = windows.existing
    let (first, second) = (existing.next(), existing.next())
    guard let first, second == nil else {
      let all = windows.existing.sorted { windows[$0].order < windows[$1].order }
      interfaces = all.enumerated().map { interface(of: $1, at: $0 + 1, windows) }
      return
    }
    // The fast path: most apps have one window, and most rotations are reverted.
    let only = interface(of: first, at: 1, windows)
    if interfaces.count != 1 || interfaces[0] != only { interfaces = [only] }
  }

  /// A window by its role, or by its place among the existing windows.
  private func interface(
    of window: WindowID, at place: Int, _ windows: WindowTable
  ) -> WindowInterface {
    WindowInterface(
      label: window == windows.main ? "main window" : "window \(place)",
      mask: analysis.replayer.situation.interface[window])
  }
}

extension Event {
  /// Whether a window may appear, disappear, or rotate with it without a ruling.
  fileprivate var mayTurnUnruled: Bool {
    switch record.family {
    case .window: true
    case .device: record.is(.deviceOrientationAmong)
    default: false
    }
  }
}
