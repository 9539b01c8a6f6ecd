import SwivelModel
import SwivelText

/// Reads the lines of the app in a console: events in the text form, printed by its own code or by
/// Swivel's recorder.
///
/// Their events may be renumbered, since others may come between.
struct AppLines: Sendable {
  /// The header in the lines.
  private(set) var header: TraceHeader?
  /// Whether the app itself reports requests.
  private(set) var reportsRequests = false
  /// Whether the app itself describes controllers, with handles of its own.
  private(set) var describesControllers = false
  /// The scene of the app's first window.
  private(set) var scene = SceneID(rawValue: 0)
  /// The last request in the lines.
  private(set) var lastRequest: Request?
  /// An object that is continued in the next line.
  private(set) var beginning: [UInt8] = []
  private var beginningLine = 0

  /// A geometry request, by its event's number.
  struct Request {
    let mask: InterfaceOrientationMask
    let sequence: UInt64
  }

  /// A line that may be an event.
  struct Line {
    let text: ArraySlice<UInt8>
    let number: Int
    /// The time of its timestamp.
    let time: WallTime?
    /// Whether it is of the recorder's subsystem, of which the system drops messages if there are
    /// too many.
    let isRecorders: Bool
  }

  private var reader = EventTextReader(clock: { .start })
  // The number of the next event if none is missing.
  private var expected: UInt64 = 0
  private var isFirstRun = true
  // Whether another run has begun whose first event is still to come.
  private var hasNewRun = false
  private var hasScene = false
  // Whether the definition of a kind was refused.
  private var hasRefusal = false
  // The invalid lines since the last event, each a loss.
  private var lostCount: UInt64 = 0
  // The new numbers of events by the app's, once they differ. An effect follows its cause within a
  // few events.
  private var sequences: [UInt64: UInt64] = [:]
  private var firstRenumbered = UInt64.max
  private static let rememberedCount = 4_096
}

extension AppLines {
  /// The result of reading a line.
  enum Outcome {
    case taken
    /// It is not an event, and was not meant as one.
    case other
    /// It is continued in the next line.
    case open
    case fault(String)
  }

  /// Whether an object is continued in the next line.
  var isWaiting: Bool { !beginning.isEmpty }

  /// Reads a line.
  mutating func read(
    _ line: Line, _ clock: inout ConsoleClock, into composer: inout EventComposer
  ) -> Outcome {
    let candidate = EventCandidate(line.text)
    guard let text = candidate.text else { return .other }
    do throws(TextError) {
      try take(Line(line, text: text), &clock, &composer)
      return .taken
    } catch {
      if candidate.hasPrefix, case .notJSON(_, _, .endsEarly) = error,
        text.count < LineSplitter.maximumLength
      {
        (beginning, beginningLine) = (Array(text), line.number)
        return .open
      }
      switch error {
      case .kindTaken, .codeTaken: hasRefusal = true
      default: break
      }
      let isMeant = line.isRecorders || candidate.isMeant(by: error, afterRefusal: hasRefusal)
      return isMeant ? fault(error.description, &composer) : .other
    }
  }

  /// Reads the continuation of the line before.
  ///
  /// - Returns: ``Outcome/other`` if it is none; the line before is then a loss.
  mutating func readContinuation(
    _ line: Line, _ clock: inout ConsoleClock, into composer: inout EventComposer
  ) -> Outcome {
    let whole = beginning + [UInt8(ascii: " ")] + line.text
    do throws(TextError) {
      try take(Line(line, text: whole[...]), &clock, &composer)
    } catch {
      guard case .notJSON(_, _, .endsEarly) = error, whole.count < LineSplitter.maximumLength
      else { return .other }
      beginning = whole
      return .open
    }
    beginning = []
    return .taken
  }

  /// Gives up an object that is not continued.
  mutating func giveUp(into composer: inout EventComposer) -> Outcome {
    let column = String(decoding: beginning, as: UTF8.self).count + 1
    beginning = []
    let error = TextError.notJSON(line: beginningLine, column: column, .endsEarly)
    return fault(error.description, &composer)
  }

  /// An invalid line, which is a loss in the log.
  mutating func fault(_ text: String, _ composer: inout EventComposer) -> Outcome {
    lostCount += 1
    composer.add(Loss(count: 1, reason: .unreadable))
    return .fault(text)
  }
}

extension AppLines {
  private mutating func take(
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
    expected = reader.nextSequence
    reader.lineCount = line.number - 1
    return try reader.read(line: line.text)
  }

  private mutating func restart() {
    reader = EventTextReader(clock: { .start })
    sequences.removeAll()
    (firstRenumbered, lastRequest, lostCount, isFirstRun) = (0, nil, 0, false)
    hasNewRun = true
  }
}

extension AppLines {
  private mutating func take(
    _ event: Event, of line: Line, _ clock: inout ConsoleClock, _ composer: inout EventComposer
  ) {
    beginRunIfNew(&clock)
    if reader.statesTime {
      clock.move(to: event.instant, stampedAt: line.time, isFirstRun: isFirstRun, &composer)
    } else {
      clock.move(to: line.time, &composer)
    }
    markRunIfNew(&composer)
    skip(to: event.sequence, line.isRecorders, &composer)
    learn(from: event, isRecorders: line.isRecorders, as: add(event, &composer))
  }

  private mutating func beginRunIfNew(_ clock: inout ConsoleClock) {
    if hasNewRun { clock.beginRun() }
  }

  private mutating func markRunIfNew(_ composer: inout EventComposer) {
    guard hasNewRun else { return }
    hasNewRun = false
    _ = composer.add(note: "the app begins another run")
  }

  /// Leaves out the numbers of missing events; invalid lines among them are losses already.
  private mutating func skip(
    to sequence: UInt64, _ isRecorders: Bool, _ composer: inout EventComposer
  ) {
    let missing = max(sequence, expected) - expected
    let count = missing - min(missing, lostCount)
    lostCount = 0
    guard count > 0 else { return }
    // The system drops messages when there are too many.
    if isRecorders {
      composer.add(Loss(count: count, reason: .bufferFull))
    } else {
      composer.skip(count)
    }
  }

  private mutating func add(_ event: Event, _ composer: inout EventComposer) -> UInt64 {
    let next = composer.upcomingSequence
    if next != event.sequence { firstRenumbered = min(firstRenumbered, event.sequence) }
    guard firstRenumbered <= event.sequence else { return composer.add(event.record) }
    let record = event.record(at: next, in: composer.vocabulary) {
      sequences[$0] ?? ($0 < firstRenumbered ? $0 : nil)
    }
    sequences[event.sequence] = next
    sequences[event.sequence &- UInt64(Self.rememberedCount)] = nil
    return composer.add(record)
  }

  private mutating func learn(from event: Event, isRecorders: Bool, as sequence: UInt64) {
    let families: [Event.Family] = [.window, .controller, .request]
    // The recorder records requests, although there may be none yet.
    if isRecorders, event.record.family.map(families.contains) ?? false { reportsRequests = true }
    switch event.record.family {
    case .window where !hasScene:
      guard case .window(.windowAdded(_, let scene, _, _)) = event.kind else { return }
      (self.scene, hasScene) = (scene, true)
    case .controller: describesControllers = true
    case .request:
      reportsRequests = true
      guard case .request(.geometryRequest(_, let mask, _)) = event.kind else { return }
      lastRequest = Request(mask: mask, sequence: sequence)
    default: break
    }
  }
}

extension AppLines.Line {
  /// The same line with another text.
  fileprivate init(_ line: Self, text: ArraySlice<UInt8>) {
    self.init(
      text: text, number: line.number, time: line.time, isRecorders: line.isRecorders)
  }
}
