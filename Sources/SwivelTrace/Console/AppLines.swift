import SwivelModel
import SwivelText

/// Reads the lines of the app in a console: events in the text form, printed by its own code or by
/// Swivel's recorder.
struct AppLines: Sendable {
  /// The header in the lines.
  var header: TraceHeader?
  /// What the app reports itself.
  var facts = AppFacts()
  /// An object that is continued in the next line.
  private(set) var beginning: [UInt8] = []
  private var beginningLine = 0
  private static let space = [UInt8(ascii: " ")]

  /// A line that may be an event.
  struct Line {
    let text: ArraySlice<UInt8>
    let number: Int
    /// The time of its timestamp.
    let time: WallTime?
    /// Whether that is exact, so that two events cannot have it.
    let isTimeExact: Bool
    /// Whether it is of the recorder's subsystem, of which the system drops messages if there are
    /// too many.
    let isRecorders: Bool
  }

  /// The result of reading a line.
  enum Outcome {
    case taken
    /// It was read before.
    case repeated
    /// It is not an event, and was not meant as one.
    case other
    /// It is continued in the next line.
    case open
    case fault(String)
  }

  var reader = EventTextReader(clock: { .start })
  var numbers = Renumbering()
  var isFirstRun = true
  // Whether another run has begun whose first event is still to come.
  var hasNewRun = false
  // Whether the definition of a kind was refused.
  private var hasRefusal = false

  /// Whether an object is continued in the next line.
  var isWaiting: Bool { !beginning.isEmpty }

  /// Reads a line.
  mutating func read(
    _ line: Line, _ clock: inout ConsoleClock, _ past: inout PastLines,
    into composer: inout EventComposer
  ) -> Outcome {
    let candidate = EventCandidate(line.text)
    guard let text = candidate.text else {
      let flaw = EventCandidate.flaw(of: line.text, isRecorders: line.isRecorders)
      return flaw.map { fault("line \(line.number): \($0)", &composer) } ?? .other
    }
    let isRepeated = past.isRepeated(
      text, at: line.time, isExact: line.isTimeExact, in: line.number)
    guard !isRepeated else { return .repeated }
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
      if error.isOfDefinition { hasRefusal = true }
      let isMeant = line.isRecorders || candidate.isMeant(by: error, afterRefusal: hasRefusal)
      return isMeant ? fault(error.description, &composer) : .other
    }
  }

  /// Reads the continuation of the line before, which may have been broken within a word.
  ///
  /// - Returns: ``Outcome/other`` if it is none; the line before is then a loss.
  mutating func readContinuation(
    _ line: Line, isInWord: Bool, _ clock: inout ConsoleClock, into composer: inout EventComposer
  ) -> Outcome {
    // An app breaks a line between words, and a terminal at a column.
    for gap in isInWord ? [[], Self.space] : [Self.space, []] {
      let whole = beginning + gap + line.text
      do throws(TextError) {
        try take(Line(line, text: whole[...]), &clock, &composer)
        beginning = []
        return .taken
      } catch {
        guard case .notJSON(_, _, .endsEarly) = error, whole.count < LineSplitter.maximumLength
        else { continue }
        beginning = whole
        return .open
      }
    }
    return .other
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
    numbers.noteLoss()
    composer.add(Loss(count: 1, reason: .unreadable))
    return .fault(text)
  }
}

extension AppLines.Line {
  /// The same line with another text.
  init(_ line: Self, text: ArraySlice<UInt8>) {
    self.init(
      text: text, number: line.number, time: line.time, isTimeExact: line.isTimeExact,
      isRecorders: line.isRecorders)
  }
}
