package import SwivelModel
import SwivelText

/// Reads the system's log, as printed by `log stream --style ndjson`, or a console, line by line.
///
/// It picks up UIKit's messages about orientations, and the lines of Swivel's recorder: one event a
/// message, in the text form, of the subsystem ``subsystem``.
package struct UnifiedLogReader: Sendable {
  /// The subsystem under which events are logged.
  package static let subsystem = "swivel"

  /// How the messages were used.
  package private(set) var counts = ImportCounts()
  /// Whether any line so far is of a log, or concerns orientations.
  package private(set) var hasFoundLog = false
  /// The header in the recorder's lines.
  package var header: TraceHeader? { recorder.header }
  /// The wall-clock time of the log's time 0, as UTC in ISO 8601; `nil` until it is known.
  package var start: String? { composer.start?.iso8601 }
  /// The names and kinds of the events so far.
  package var vocabulary: Vocabulary { composer.vocabulary }

  private var composer = EventComposer()
  private var recorder = RecorderLines()
  private var eventMaker = UIKitEventMaker()
  private var joiner = LineJoiner()
  private var lineCount = 0

  /// Makes a reader at the beginning of a stream, with stated facts.
  package init(stated: StatedFacts = StatedFacts()) {
    composer.state(stated)
  }

  /// Reads the next line, with or without its line feed.
  ///
  /// - Returns: The resulting events.
  /// - Throws: ``ImportError`` for an invalid record; a caller may continue after it.
  package mutating func read(line: ArraySlice<UInt8>) throws(ImportError) -> [TraceItem] {
    lineCount += 1
    guard line.count <= LineSplitter.maximumLength else {
      throw .lineTooLong(line: lineCount, limit: LineSplitter.maximumLength)
    }
    let line = line.trimmed
    if line.first == UInt8(ascii: "{") {
      flushJoiner()
      try take(LogRecord(line, number: lineCount))
    } else if Self.isBanner(line) {
      hasFoundLog = true
    } else if !line.isEmpty {
      takeConsole(line)
    }
    return takeItems()
  }

  /// The events that waited for a continuation line.
  package mutating func finish() -> [TraceItem] {
    flushJoiner()
    if hasFoundLog { composer.recordPreamble() }
    return takeItems()
  }

  private mutating func takeItems() -> [TraceItem] {
    let items = composer.takeItems()
    counts.events += UInt64(items.count)
    counts.head = composer.preambleCount
    return items
  }

  /// `log` first prints its filter.
  private static func isBanner(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("Filtering the log data using".utf8))
  }
}

extension UnifiedLogReader {
  private mutating func take(_ record: LogRecord) throws(ImportError) {
    switch record {
    case .trailer: hasFoundLog = true
    case .other:
      counts.records += 1
      counts.ignored += 1
    case .message(let message):
      (counts.records, hasFoundLog) = (counts.records + 1, true)
      composer.move(to: message.time)
      guard message.isRecorders else { return take(message) }
      try recorder.read(message.text, line: lineCount, into: &composer)
      eventMaker.hasRecorder = recorder.isComplete
    }
  }

  private mutating func take(_ message: LogRecord.Message) {
    let line = message.text.utf8.map { $0 < 0x20 ? 0x20 : $0 }
    guard case .found(let find) = UIKitText.look(at: line) else {
      counts.ignored += 1
      return
    }
    add(find.text, at: message.time)
  }

  private mutating func takeConsole(_ line: ArraySlice<UInt8>) {
    if let stamp = ConsoleStamp(line) {
      // A line with a timestamp is not a continuation.
      flushJoiner()
      hasFoundLog = true
      composer.move(to: stamp.time)
      composer.pass(stamp.microsecondsLater)
    }
    for joined in joiner.take(line) { take(joined) }
  }

  private mutating func flushJoiner() {
    for joined in joiner.finish() { take(joined) }
  }

  private mutating func take(_ joined: LineJoiner.Joined) {
    counts.records += 1
    guard let text = joined.text else {
      counts.ignored += 1
      return
    }
    add(text, at: nil)
  }

  private mutating func add(_ text: UIKitText, at time: WallTime?) {
    hasFoundLog = true
    switch eventMaker.add(text, at: time, after: recorder.lastRequest, to: &composer) {
    case .told: break
    case .repeated: counts.duplicates += 1
    case .notUnderstood: counts.unknown += 1
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without surrounding white space.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0D, 0x0A].contains(byte) }
    let front = drop(while: isSpace)
    guard let last = front.lastIndex(where: { !isSpace($0) }) else { return [] }
    return front[...last]
  }
}
