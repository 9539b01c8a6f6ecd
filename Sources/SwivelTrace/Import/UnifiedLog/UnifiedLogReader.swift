package import SwivelModel
import SwivelText

/// Reads the system's log, as `log stream --style ndjson` prints it, or a console, line by line.
///
/// It picks up what UIKit says of orientations, and the lines that Swivel's recorder writes: one
/// event a message, in the text form, of the subsystem ``subsystem``.
package struct UnifiedLogReader: Sendable {
  /// The subsystem under which events are logged.
  package static let subsystem = "swivel"

  /// What became of the messages.
  package private(set) var counts = ImportCounts()
  /// Whether any line so far is of a log, or tells of orientations.
  package private(set) var hasFoundLog = false
  /// What the recorder's first line said of the log.
  package var header: TraceHeader? { recorder.header }
  /// When the log's time is 0, as UTC in ISO 8601; `nil` before a message tells it.
  package var start: String? { composer.start?.iso8601 }
  /// The words and kinds of the events so far.
  package var vocabulary: Vocabulary { composer.vocabulary }

  private var composer = EventComposer()
  private var recorder = RecorderLines()
  private var teller = UIKitTeller()
  private var joiner = LineJoiner()
  private var lineCount = 0

  /// Makes a reader at the beginning of a stream, of which some facts are stated.
  package init(stated: StatedFacts = StatedFacts()) {
    composer.state(stated)
  }

  /// Reads the next line, with or without its end.
  ///
  /// - Returns: The events that follow from it.
  /// - Throws: ``ImportError`` when it is meant to be a record and is none; a caller may go on
  ///   behind it.
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

  /// The events that wait for a line that does not come any more.
  package mutating func finish() -> [TraceItem] {
    flushJoiner()
    if hasFoundLog { composer.tellPreamble() }
    return takeItems()
  }

  private mutating func takeItems() -> [TraceItem] {
    let items = composer.takeItems()
    counts.events += UInt64(items.count)
    return items
  }

  /// `log` tells first by what it filters.
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
      teller.hasRecorder = recorder.isComplete
    }
  }

  private mutating func take(_ message: LogRecord.Message) {
    let line = message.text.utf8.map { $0 < 0x20 ? 0x20 : $0 }
    guard case .found(let find) = UIKitText.look(at: line) else {
      counts.ignored += 1
      return
    }
    tell(find.text, at: message.time)
  }

  private mutating func takeConsole(_ line: ArraySlice<UInt8>) {
    if let stamp = ConsoleStamp(line) {
      // What has a time of its own goes on with nothing.
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
    tell(text, at: nil)
  }

  private mutating func tell(_ text: UIKitText, at time: WallTime?) {
    hasFoundLog = true
    switch teller.tell(text, at: time, after: recorder.lastRequest, to: &composer) {
    case .told: break
    case .repeated: counts.duplicates += 1
    case .notUnderstood: counts.unknown += 1
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the white space at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0D, 0x0A].contains(byte) }
    let front = drop(while: isSpace)
    guard let last = front.lastIndex(where: { !isSpace($0) }) else { return [] }
    return front[...last]
  }
}
