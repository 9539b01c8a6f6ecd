package import SwivelModel
import SwivelText

/// Reads a console line by line, live or from a file: the app's events and UIKit's messages become
/// one log, in order, at the times of their lines.
package struct ConsoleReader: Sendable {
  /// How the lines were used.
  package internal(set) var counts = ImportCounts()
  /// Whether any line so far is of a log, or concerns orientations.
  package internal(set) var hasFoundLog = false
  /// The wall-clock time of the log's time 0, as UTC in ISO 8601; `nil` if it is not known.
  package internal(set) var start: String?

  // What is known before the first line.
  let process: String?
  let facts: StatedFacts
  let continuesLog: Bool
  // The beginning of a file whose order is not known yet.
  var opening: ConsoleOpening?
  /// Whether lines are read from the last one to the first.
  var isBackward = false
  // What is wrong with the lines that are losses, since it was last taken.
  var faults: [String] = []
  var composer = EventComposer()
  var clock: ConsoleClock
  var calendar = ConsoleCalendar()
  var app = AppLines()
  var uikit = UIKitEventMaker()
  var joiner = LineJoiner()
  var echo = EventEcho()
  var past = PastLines()
  var array = ObjectArray()
  var wrap = LineWrap()
  var order = StampOrder()
  var speaker: ConsoleSpeaker
  let scan = ConsoleWords.scan
  let cut = ConsoleWords.cut
  // The last line that was passed over, whose time may be that of a line without one.
  var recent = RecentLine()
  // A line that may be of the process that is used, from before that was known.
  var earlySample: (process: String, ImportCounts.Sample)?
  // What turns the lines of a file in UTF-16 into UTF-8.
  private var wide: WideText?
  private var isAtStart = true
  var hasMixedEncodings = false
  // A line of a file whose time may follow it.
  private var held: ArraySlice<UInt8>?
  // The time of the last line that has a timestamp.
  var lastTime: WallTime?
  // Whether that is exact to the microsecond.
  var isTimeExact = false
  var lineCount = 0

  // How many lines are searched for a timestamp before a console is recognized.
  private static let introduction = 1_000

  /// Makes a reader at the beginning of a stream.
  ///
  /// - Parameters:
  ///   - process: The process whose lines are used; by default the first one that wrote any.
  ///   - facts: What the stream may lack.
  ///   - arrival: The time of a live line; `nil` where a file is read.
  ///   - continuesLog: Whether the events follow those of a log.
  package init(
    process: String? = nil, stated facts: StatedFacts = StatedFacts(),
    arrival: (@Sendable () -> Instant)? = nil, continuesLog: Bool = false
  ) {
    (self.process, self.facts, self.continuesLog) = (process, facts, continuesLog)
    speaker = ConsoleSpeaker(process)
    if arrival == nil { opening = ConsoleOpening() }
    clock = ConsoleClock(arrival: arrival, continuesLog: continuesLog)
    composer.state(facts)
    (app.facts.device, app.facts.system) = (facts.device, facts.system)
  }

  /// Whether the lines so far state when they were written.
  var hasDates: Bool { lastTime != nil || clock.passed != nil }
  /// The header in the app's lines.
  package var header: TraceHeader? { app.header }
  /// The names and kinds of the events so far.
  package var vocabulary: Vocabulary { composer.vocabulary }

  /// Reads the next line, with or without its line feed.
  ///
  /// - Returns: The resulting events, and a loss for an invalid line.
  package mutating func read(line: ArraySlice<UInt8>) -> [TraceItem] {
    if isAtStart { (wide, isAtStart) = (WideText(line), false) }
    guard wide != nil else { return readOpening(line) }
    guard let whole = wide?.take(line) else { return [] }
    return readOpening(whole)
  }

  mutating func readNarrow(_ line: ArraySlice<UInt8>) -> [TraceItem] {
    if !hasMixedEncodings, WideText.isBeginning(of: line) { rejectEncoding() }
    // Xcode may leave a line between a text and what is below it.
    if held != nil, line.isBlank {
      lineCount += 1
      return takeItems()
    }
    if held != nil, release(before: line) {
      lineCount += 1
      return takeItems()
    }
    lineCount += 1
    guard isWaiting || line.mayBeginArrayOrStamp || scan.isIn(line) || cut.isAtEnd(of: line) else {
      guard !line.isBlank else { return takeItems() }
      counts.records += 1
      counts.ignored += 1
      if !clock.isLive { recent.note(line) }
      return takeItems()
    }
    if mayHaveMetadata(line) {
      held = Array(line)[...]
    } else {
      readClosely(line)
    }
    return takeItems()
  }

  /// The events that waited for another line.
  package mutating func finish() -> [TraceItem] {
    let rest = wide?.finish()
    let last = (rest.map { readOpening($0) } ?? []) + end()
    guard let opening else { return last }
    let backward = order.isBackward ? readBackward(opening) : nil
    return backward ?? opening.items + last
  }

  /// What the last lines came to.
  mutating func end() -> [TraceItem] {
    if held != nil { _ = release(before: []) }
    readAgain(array.giveUp(), from: lineCount + 1)
    flush()
    takeEarlySample(of: speaker.process ?? speaker.onlyName)
    if hasFoundLog { composer.recordPreamble() }
    return takeItems()
  }

  /// What is wrong with the lines read since the last call.
  package mutating func takeFaults() -> [String] {
    defer { faults.removeAll() }
    return faults
  }

  /// Whether a text or an event may continue in the next line.
  var isContinued: Bool { joiner.isWaiting || app.isWaiting }

  private var isWaiting: Bool {
    isContinued || array.isOpen
      || (!hasFoundLog && lineCount <= Self.introduction)
  }

  /// Whether the time of a line may be in the next one, as in what is copied from Xcode; a live
  /// console has none of that, and nothing waits for it.
  private func mayHaveMetadata(_ line: ArraySlice<UInt8>) -> Bool {
    !clock.isLive && !array.isOpen && line.first != UInt8(ascii: "[")
      && line.count <= LineSplitter.maximumLength && ConsoleStamp(line.withoutSpace) == nil
  }

  /// Reads the line that was held; whether the next one belongs to it.
  private mutating func release(before line: ArraySlice<UInt8>) -> Bool {
    guard let held else { return false }
    self.held = nil
    let metadata = ConsoleMetadata(ConsoleText.plain(line))
    readClosely(held, metadata)
    return metadata != nil
  }

  private mutating func takeItems() -> [TraceItem] {
    guard composer.hasItems else { return [] }
    let items = composer.takeItems()
    counts.events += UInt64(items.count { if case .event = $0 { true } else { false } })
    counts.head = composer.preambleCount
    (counts.assumedTimes, counts.earlierTimes) = (clock.assumedCount, clock.earlierCount)
    counts.missing = app.numbers.missingCount
    return items
  }
}

extension ArraySlice<UInt8> {
  /// Whether a bracket begins an array of objects, a timestamp, or the time since the line before:
  /// that of a tag, such as `[network]`, does not; or whether a brace alone begins an object.
  fileprivate var mayBeginArrayOrStamp: Bool {
    guard first == UInt8(ascii: "[") else {
      return first == UInt8(ascii: "{") && count <= 2 || hasMarkedStamp
    }
    guard let next = dropFirst().first else { return true }
    return (next | 0x20) &- UInt8(ascii: "a") >= 26
  }

  /// Whether the time since the line before follows a mark of a quotation, a color or an indent.
  private var hasMarkedStamp: Bool {
    guard let first, " \t>\u{1B}".utf8.contains(first) else { return false }
    let beginning = prefix(48)
    guard beginning.contains(UInt8(ascii: "+")) else { return false }
    return ConsoleStamp.relative(DigitReader(ConsoleText.plain(beginning))) != nil
  }
}
