package import SwivelModel
import SwivelText

/// Reads a console line by line, live or from a file: the app's events and UIKit's messages become
/// one log, in order, at the times of their lines.
package struct ConsoleReader: Sendable {
  /// How the lines were used.
  package private(set) var counts = ImportCounts()
  /// What is wrong with the lines that are losses, since it was last taken.
  private var faults: [String] = []
  /// Whether any line so far is of a log, or concerns orientations.
  package private(set) var hasFoundLog = false
  /// The wall-clock time of the log's time 0, as UTC in ISO 8601; `nil` if it is not known.
  package private(set) var start: String?

  private var composer = EventComposer()
  private var clock: ConsoleClock
  private var calendar = ConsoleCalendar()
  private var app = AppLines()
  private var uikit = UIKitEventMaker()
  private var joiner = LineJoiner()
  private var array = ObjectArray()
  private let scan = ConsoleWords.scan
  // The process that is asked for, or else the first one that wrote something of use.
  private var process: String?
  private let isProcessGiven: Bool
  // The process and the time of the last line that has a timestamp.
  private var speaker: String?
  private var hasProcesses = false
  // Whether UIKit logged the last line in its category `Orientation`, so that nothing was thrown.
  private var isLogged = false
  private var lastTime: WallTime?
  private var lineCount = 0

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
    (self.process, isProcessGiven) = (process, process != nil)
    clock = ConsoleClock(arrival: arrival, continuesLog: continuesLog)
    composer.state(facts)
  }

  /// The header in the app's lines.
  package var header: TraceHeader? { app.header }
  /// The names and kinds of the events so far.
  package var vocabulary: Vocabulary { composer.vocabulary }

  /// Reads the next line, with or without its line feed.
  ///
  /// - Returns: The resulting events, and a loss for an invalid line.
  package mutating func read(line: ArraySlice<UInt8>) -> [TraceItem] {
    lineCount += 1
    guard isWaiting || line.first == UInt8(ascii: "[") || scan.isIn(line) else {
      guard !line.isBlank else { return [] }
      counts.records += 1
      counts.ignored += 1
      return []
    }
    readClosely(line)
    return takeItems()
  }

  /// The events that waited for a continuation line.
  package mutating func finish() -> [TraceItem] {
    flush()
    if hasFoundLog { composer.recordPreamble() }
    return takeItems()
  }

  /// What is wrong with the lines read since the last call.
  package mutating func takeFaults() -> [String] {
    defer { faults.removeAll() }
    return faults
  }

  private var isWaiting: Bool {
    joiner.isWaiting || app.isWaiting || array.isOpen
      || (!hasFoundLog && lineCount <= Self.introduction)
  }

  private mutating func takeItems() -> [TraceItem] {
    let items = composer.takeItems()
    counts.events += UInt64(items.count { if case .event = $0 { true } else { false } })
    counts.head = composer.preambleCount
    (counts.assumedTimes, counts.earlierTimes) = (clock.assumedCount, clock.earlierCount)
    return items
  }
}

extension ConsoleReader {
  private mutating func readClosely(_ line: ArraySlice<UInt8>) {
    guard line.count <= LineSplitter.maximumLength else { return takeTooLong(line) }
    let line = ConsoleText.plain(line)
    guard !line.isEmpty else { return }
    if !app.isWaiting, let objects = array.take(line) {
      flush()
      for object in objects { take(object: object[...]) }
    } else if ConsoleWords.isBanner(line) {
      hasFoundLog = true
    } else if line.first == UInt8(ascii: "{") {
      flush()
      take(object: line)
    } else {
      take(ConsoleLine(line))
    }
  }

  private mutating func take(_ line: ConsoleLine) {
    if let stamp = line.stamp {
      // A line with a timestamp is not a continuation.
      flush()
      (hasFoundLog, speaker) = (true, line.process)
      hasProcesses = hasProcesses || speaker != nil
      if case .later(let microseconds) = stamp.time { clock.pass(microseconds, &composer) }
      lastTime = calendar.time(of: stamp)
    } else {
      (lastTime, speaker) = (nil, nil)
    }
    isLogged = line.isOfOrientation
    guard !isOthers(line.process) else { return takeOthers(line.text) }
    let words = "Start Test at "
    if line.text.starts(with: words.utf8) {
      calendar.beginTest(at: line.text.dropFirst(words.utf8.count))
    }
    if app.isWaiting, takeContinuation(line.text) { return }
    guard !takeEvent(line.text, isRecorders: line.subsystem == Self.subsystem) else { return }
    // A timestamp says that a message is a new one; its words are joined with what follows.
    for joined in joiner.take(line.text) { take(joined, line.text) }
  }

  /// Takes an event, or the object of another tool's log.
  private mutating func take(object: ArraySlice<UInt8>) {
    (speaker, lastTime) = (nil, nil)
    guard !takeEvent(object, isRecorders: false) else { return }
    guard let record = ConsoleRecord(object, scan) else { return ignore(object) }
    guard !record.isTrailer || record.text != nil else {
      hasFoundLog = true
      return
    }
    guard let text = record.text else { return ignore(object) }
    (hasFoundLog, speaker, isLogged) = (true, record.process, record.isOfOrientation)
    hasProcesses = hasProcesses || speaker != nil
    lastTime = record.stamp.flatMap { calendar.time(of: $0) }
    guard !isOthers(record.process) else { return takeOthers(text[...]) }
    guard !takeEvent(text[...], isRecorders: record.subsystem == Self.subsystem) else {
      flushEvent()
      return
    }
    guard case .found(let find) = UIKitText.look(at: text) else { return ignore(text[...]) }
    add(find.text)
  }

  /// The subsystem under which the recorder writes events to the unified log.
  private static let subsystem = "swivel"
}

extension ConsoleReader {
  private func isOthers(_ name: String?) -> Bool {
    guard let name, let process else { return false }
    return name != process
  }

  private mutating func takeOthers(_ text: ArraySlice<UInt8>) {
    counts.records += 1
    counts.others += 1
    if text.range(of: "swivel: {".utf8) != nil { counts.othersEvents += 1 }
  }

  private mutating func adopt() {
    hasFoundLog = true
    if process == nil { process = speaker }
    if start == nil, calendar.isAbsolute { start = composer.start?.iso8601 }
  }

  /// Reads an event; `false` if the text is none.
  private mutating func takeEvent(_ text: ArraySlice<UInt8>, isRecorders: Bool) -> Bool {
    let line = AppLines.Line(
      text: text, number: lineCount, time: lastTime, isRecorders: isRecorders)
    switch app.read(line, &clock, into: &composer) {
    case .taken, .open:
      adopt()
      counts.appLines += 1
    case .fault(let fault): reject(fault)
    case .other: return false
    }
    counts.records += 1
    return true
  }

  /// Reads the continuation of an event; `false` if the text is a line of its own.
  private mutating func takeContinuation(_ text: ArraySlice<UInt8>) -> Bool {
    let words = "flutter: "
    let text = text.starts(with: words.utf8) ? text.dropFirst(words.utf8.count) : text
    let line = AppLines.Line(text: text, number: lineCount, time: lastTime, isRecorders: false)
    if case .other = app.readContinuation(line, &clock, into: &composer) {
      flushEvent()
      return false
    }
    return true
  }

  private mutating func flush() {
    flushEvent()
    for joined in joiner.finish() { take(joined, []) }
  }

  private mutating func flushEvent() {
    guard app.isWaiting, case .fault(let fault) = app.giveUp(into: &composer)
    else { return }
    counts.appLines -= 1
    reject(fault)
  }

  private mutating func take(_ joined: LineJoiner.Joined, _ line: ArraySlice<UInt8>) {
    guard let text = joined.text else { return ignore(line) }
    add(text)
  }

  private mutating func add(_ text: UIKitText) {
    counts.records += 1
    // What the system logs of the scenes of apps is not what an app logs.
    if !isProcessGiven, process == nil, let speaker, ConsoleWords.isSystem(speaker) {
      counts.others += 1
      return
    }
    clock.move(to: lastTime, &composer)
    adopt()
    switch uikit.add(
      text, at: lastTime, isLogged: isLogged, beside: app, to: &composer)
    {
    case .told: counts.messages += 1
    case .repeated: counts.duplicates += 1
    case .notUnderstood: counts.unknown += 1
    }
  }

  private mutating func reject(_ fault: String) {
    hasFoundLog = true
    counts.rejected += 1
    faults.append(fault)
  }

  private mutating func takeTooLong(_ line: ArraySlice<UInt8>) {
    flush()
    let text = ConsoleLine(ConsoleText.plain(line))
    guard !isOthers(text.process) else { return takeOthers([]) }
    (speaker, lastTime) = (text.process, nil)
    guard EventCandidate(text.text).isMeantAsEvent else { return ignore([]) }
    let error = TextError.lineTooLong(line: lineCount, limit: LineSplitter.maximumLength)
    guard case .fault(let fault) = app.fault(error.description, &composer) else { return }
    counts.records += 1
    reject(fault)
  }

  /// Counts a line about something else; the first one that looks like orientation is kept, unless
  /// another process may have written it.
  private mutating func ignore(_ text: ArraySlice<UInt8>) {
    counts.records += 1
    counts.ignored += 1
    let isOurs = !hasProcesses || (speaker != nil && speaker == process)
    guard counts.sample == nil, isOurs, text.range(of: ConsoleWords.orientation) != nil else {
      return
    }
    counts.sample = .init(line: lineCount, text: String(decoding: text, as: UTF8.self))
  }
}
