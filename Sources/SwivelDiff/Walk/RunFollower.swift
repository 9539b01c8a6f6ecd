import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelRules

/// Takes in the events of a run, and keeps what a comparison with another run asks of them.
struct RunFollower {
  /// What a comparison asks of a run.
  struct Question {
    /// Whether the run is replayed and judged.
    let isReplayed: Bool
    /// Whether each event that begins a step may be told of.
    let tellsSteps: Bool
    /// The places where the other run differs, of whose first events all are told.
    var hunks: ArraySlice<Range<Int>>
  }

  private var question: Question
  private var tokenizer: Tokenizer
  private var replayer = Replayer()
  private var judge = Judge()
  // How many events were compared.
  private var position = 0
  // What came of the last events, as far as nobody has taken it.
  private var turn = RunBatch.Turn()
  private var hasTurned = false

  init(_ question: Question, ignoring ignored: Set<UInt8>) {
    self.question = question
    tokenizer = Tokenizer(ignoring: ignored)
  }

  /// What was found so far.
  var findings: [Finding] { judge.findings }

  /// Takes in an entry.
  mutating func take(_ item: TraceItem, _ names: NameTable, into batch: inout RunBatch) {
    switch item {
    case .loss: break
    case .checkpoint(let checkpoint):
      tokenizer.restore(checkpoint, names: names)
      replayer.restore(checkpoint)
      hasTurned = true
    case .event(let event): take(event, names, into: &batch)
    }
  }

  /// Takes in events that follow one another.
  mutating func take(
    _ events: ContiguousArray<Event>.SubSequence, _ names: NameTable, into batch: inout RunBatch
  ) {
    for event in events { take(event, names, into: &batch) }
  }

  private mutating func take(_ event: Event, _ names: NameTable, into batch: inout RunBatch) {
    defer { tokenizer.finish(event.record) }
    guard let token = tokenizer.token(of: event.record, names: names) else {
      return replay(event)
    }
    let role = EventRole(token)
    let subjects = isTold(role) ? tokenizer.subjects(of: event.record) : []
    let before = takeTurn(into: &batch)
    replay(event)
    batch.passages.append(
      RunBatch.Passage(
        event: event, role: role, subjects: subjects, before: before, after: takeTurn(into: &batch))
    )
    position += 1
  }

  /// Puts what came of the last events into a batch; `nil` if nothing did.
  mutating func takeTurn(into batch: inout RunBatch) -> RunBatch.Turn.Index? {
    guard hasTurned else { return nil }
    turn.interfaces = interfaces
    batch.turns.append(turn)
    (turn, hasTurned) = (RunBatch.Turn(), false)
    return RunBatch.Turn.Index(batch.turns.count - 1)
  }

  /// Whether a difference may tell of the next event.
  private mutating func isTold(_ role: EventRole) -> Bool {
    while let hunk = question.hunks.first, hunk.upperBound <= position {
      question.hunks.removeFirst()
    }
    if let hunk = question.hunks.first, hunk.contains(position) {
      return position - hunk.lowerBound < ChangeList.eventLimit
    }
    return question.tellsSteps && role == .action
  }

  private mutating func replay(_ event: Event) {
    guard question.isReplayed else { return }
    let moment = replayer.apply(event)
    judge.look(at: moment, replayer)
    if moment.sighting != nil || event.mayTurnUnruled { hasTurned = true }
    let rulings = moment.rulings
    for index in rulings.indices {
      if rulings[index].isTurn { hasTurned = true }
      if turn.outcome.take(rulings[index]) { hasTurned = true }
    }
  }
}

// MARK: - Windows

extension RunFollower {
  /// The interface of each window, the oldest window first.
  private var interfaces: [WindowInterface] {
    let windows = replayer.situation.facts.windows
    let existing = Array(windows.existing)
    guard existing.count > 1 else { return existing.map(interface) }
    return existing.sorted { windows[$0].order < windows[$1].order }.map(interface)
  }

  private func interface(of window: WindowID) -> WindowInterface {
    WindowInterface(label: label(of: window), mask: replayer.situation.interface[window])
  }

  private func label(of window: WindowID) -> String {
    let windows = replayer.situation.facts.windows
    if window == windows.main { return "main window" }
    let order = windows[window].order
    let place = windows.existing.reduce(1) { $0 + (windows[$1].order < order ? 1 : 0) }
    return "window \(place)"
  }
}

extension Event {
  /// Whether a window may come or go with it, or be turned without UIKit having looked.
  fileprivate var mayTurnUnruled: Bool {
    switch record.family {
    case .window: true
    case .device: record.code == 0x54
    default: false
    }
  }
}
