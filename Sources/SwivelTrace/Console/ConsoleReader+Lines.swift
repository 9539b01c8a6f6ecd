import SwivelText

extension ConsoleReader {
  /// The subsystem under which the recorder writes events to the unified log.
  static let subsystem = "swivel"

  /// Reads a line that may be of use, with what a line below it says of it.
  mutating func readClosely(_ line: ArraySlice<UInt8>, _ metadata: ConsoleMetadata? = nil) {
    guard line.count <= LineSplitter.maximumLength else { return takeTooLong(line) }
    wrap.take(line)
    let line = ConsoleText.plain(line)
    guard !line.isEmpty else { return }
    if line.contains(UInt8(ascii: "\r")) {
      return line.split(separator: UInt8(ascii: "\r")).forEach { readClosely($0, metadata) }
    }
    readAgain(array.giveUp(before: line), from: lineCount)
    if !app.isWaiting, let objects = array.take(line) {
      for object in objects where !take(objectIn: ConsoleLine(object[...])) {
        readAgain(object, from: lineCount + 1)
      }
    } else if ConsoleWords.isBanner(line) || ConsoleMetadata(line) != nil {
      hasFoundLog = true
    } else if let metadata {
      order.isFixed = true
      take(ConsoleLine(line, metadata))
      // What is above a line with metadata ends there.
      flush()
    } else {
      read(single: line)
    }
  }

  /// Reads a line that belongs to no others, except that one may continue a text.
  mutating func read(single line: ArraySlice<UInt8>) {
    // A whole console may be one text, whose first line has a timestamp.
    if line.first == UInt8(ascii: "\""), !isContinued, let text = ConsoleObject(line, scan) {
      return take(text, in: ConsoleLine([]))
    }
    let line = ConsoleLine(line)
    let isObject = line.text.first == UInt8(ascii: "{")
    // What continues a message may begin with a brace, too.
    let isMessage = joiner.isWaiting && !line.text.starts(with: "{\"".utf8)
    guard isObject, !isMessage else { return take(line) }
    // A record that was cut off may have an event in it.
    if !take(objectIn: line) { take(line.text.dropFirst(), of: line) }
  }

  private mutating func take(_ line: ConsoleLine) {
    // A line with a timestamp is not a continuation, and what continues one has its time.
    if line.stamp != nil, !line.isStampedApart { flush() }
    // Nor is an event, before which a message without an end stays.
    if joiner.isWaiting, EventCandidate(line.text).isMeantAsEvent { flush() }
    if line.stamp != nil || !isContinued { enter(line) }
    take(line.text, of: line)
  }

  /// Takes what was written in a line whose time was taken.
  mutating func take(_ text: ArraySlice<UInt8>, of line: ConsoleLine) {
    guard !speaker.isOther(line.process) else { return takeOthers(text) }
    let words = "Start Test at "
    if text.starts(with: words.utf8) {
      calendar.beginTest(at: text.dropFirst(words.utf8.count))
    }
    let text = BraceEscapes.plain(line.process == nil ? text : VisText.plain(text))
    if app.isWaiting, takeContinuation(text) { return }
    guard !takeEvent(text, isRecorders: line.subsystem == Self.subsystem) else { return }
    takeMessage(text)
  }

  /// Takes a text that may be a message of UIKit's, whose words are joined with what follows.
  private mutating func takeMessage(_ text: ArraySlice<UInt8>) {
    for joined in joiner.take(PageText.plain(text), lineCount) { take(joined) }
  }

  /// Takes the time and the process of a line.
  mutating func enter(_ line: ConsoleLine) {
    begin(line)
    lastTime = nil
    guard let stamp = line.stamp else { return pass(recent.take()) }
    recent.forget()
    hasFoundLog = true
    switch stamp.time {
    case .later(let microseconds): clock.pass(microseconds, &composer)
    case .absent: clock.pass(0, &composer)
    case .clock, .moment, .sinceTestBegan: break
    }
    (lastTime, isTimeExact) = (calendar.time(of: stamp), stamp.isExact)
    if let lastTime { order.take(lastTime) }
    if !speaker.isOther(line.process) { clock.passed = lastTime }
  }

  /// Takes the time of a line that was passed over.
  private mutating func pass(_ line: [UInt8]?) {
    guard let line = line.map({ ConsoleLine(ConsoleText.plain($0[...])) }), let stamp = line.stamp,
      !speaker.isOther(line.process), let time = calendar.time(of: stamp)
    else { return }
    clock.passed = time
  }
}
