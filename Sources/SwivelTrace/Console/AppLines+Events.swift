import SwivelModel
import SwivelText

extension AppLines {
  /// Takes the event of a line, in which text may follow it.
  mutating func take(
    _ line: Line, _ clock: inout ConsoleClock, _ composer: inout EventComposer
  ) throws(TextError) {
    let item: TraceItem?
    do throws(TextError) {
      item = try self.item(of: line, &composer)
    } catch {
      guard case .notJSON(_, _, .trailingCharacters) = error,
        let object = JSONExtent.object(in: line.text)
      else { throw error }
      item = try self.item(of: Line(line, text: object), &composer)
    }
    header = header ?? reader.header
    switch item {
    case .event(let event): take(event, of: line, &clock, &composer)
    case .loss(let loss): composer.add(loss)
    case .checkpoint, nil: break
    }
  }

  /// The item of a line; a header, or a first number, begins a new run.
  private mutating func item(
    of line: Line, _ composer: inout EventComposer
  ) throws(TextError) -> TraceItem? {
    do throws(TextError) {
      return try next(line, &composer)
    } catch {
      switch error {
      case .misplacedHeader, .sequenceNotIncreasing(_, sequence: 0, _): restart()
      default: throw error
      }
      return try next(line, &composer)
    }
  }

  /// Reads a line with the shared vocabulary, without copying it.
  private mutating func next(
    _ line: Line, _ composer: inout EventComposer
  ) throws(TextError) -> TraceItem? {
    swap(&reader.vocabulary, &composer.vocabulary)
    defer { swap(&reader.vocabulary, &composer.vocabulary) }
    numbers.expected = reader.nextSequence
    reader.lineCount = line.number - 1
    return try reader.read(line: line.text)
  }

  /// Begins another run of the app, whose first event is still to come.
  mutating func restart() {
    reader = EventTextReader(clock: { .start })
    numbers.restart()
    facts.restart()
    (isFirstRun, hasNewRun) = (false, true)
  }

  /// Records that another run has begun, before its first event or message.
  mutating func beginRun(_ composer: inout EventComposer) {
    if hasNewRun { composer.addRun() }
    hasNewRun = false
  }

  private mutating func take(
    _ event: Event, of line: Line, _ clock: inout ConsoleClock, _ composer: inout EventComposer
  ) {
    if hasNewRun { clock.beginRun() }
    if reader.statesTime {
      clock.move(to: event.instant, stampedAt: line.time, isFirstRun: isFirstRun, &composer)
    } else {
      clock.move(to: line.time, &composer)
    }
    beginRun(&composer)
    numbers.skip(to: event.sequence, line.isRecorders, &composer)
    let sequence = numbers.add(event, &composer)
    facts.take(event, isRecorders: line.isRecorders, as: sequence)
  }
}
