import SwivelText

extension ConsoleReader {
  /// The subsystem under which the recorder writes events to the unified log.
  private static let subsystem = "swivel"

  /// Reads a line that may be of use, with what a line below it says of it.
  mutating func readClosely(_ line: ArraySlice<UInt8>, _ metadata: ConsoleMetadata? = nil) {
    guard line.count <= LineSplitter.maximumLength else { return takeTooLong(line) }
    let line = ConsoleText.plain(line)
    guard !line.isEmpty else { return }
    if line.contains(UInt8(ascii: "\r")) {
      return line.split(separator: UInt8(ascii: "\r")).forEach { readClosely($0, metadata) }
    }
    if let object = array.giveUp(before: line) { take(incomplete: object) }
    if !app.isWaiting, let objects = array.take(line) {
      flush()
      for object in objects { take(objectIn: ConsoleLine(object[...])) }
    } else if ConsoleWords.isBanner(line) || ConsoleMetadata(line) != nil {
      hasFoundLog = true
    } else if let metadata {
      take(ConsoleLine(line, metadata))
      // What is above a line with metadata ends there.
      flush()
    } else {
      let line = ConsoleLine(line)
      if line.text.first == UInt8(ascii: "{") { take(objectIn: line) } else { take(line) }
    }
  }

  private mutating func take(_ line: ConsoleLine) {
    // A line with a timestamp is not a continuation, and what continues one has its time.
    if line.stamp != nil, !line.isStampedBelow { flush() }
    if line.stamp != nil || !isContinued { enter(line) }
    guard !speaker.isOther(line.process) else { return takeOthers(line.text) }
    let words = "Start Test at "
    if line.text.starts(with: words.utf8) {
      calendar.beginTest(at: line.text.dropFirst(words.utf8.count))
    }
    let text = line.process == nil ? line.text : VisText.plain(line.text)
    if app.isWaiting, takeContinuation(text) { return }
    guard !takeEvent(text, isRecorders: line.subsystem == Self.subsystem) else { return }
    takeMessage(text)
  }

  /// Takes a text that may be a message of UIKit's, whose words are joined with what follows.
  private mutating func takeMessage(_ text: ArraySlice<UInt8>) {
    for joined in joiner.take(text) { take(joined, text) }
  }

  /// Takes the time and the process of a line.
  private mutating func enter(_ line: ConsoleLine) {
    begin(line.process)
    lastTime = nil
    guard let stamp = line.stamp else { return pass(recent.take()) }
    recent.forget()
    hasFoundLog = true
    if case .later(let microseconds) = stamp.time { clock.pass(microseconds, &composer) }
    lastTime = calendar.time(of: stamp)
    if !speaker.isOther(line.process) { clock.passed = lastTime }
  }

  /// Takes the time of a line that was passed over.
  private mutating func pass(_ line: [UInt8]?) {
    guard let line = line.map({ ConsoleLine(ConsoleText.plain($0[...])) }), let stamp = line.stamp,
      !speaker.isOther(line.process), let time = calendar.time(of: stamp)
    else { return }
    clock.passed = time
  }

  /// Takes an object without an end, which is a loss if its text was an event.
  mutating func take(incomplete object: [UInt8]) {
    let error = TextError.notJSON(line: lineCount, column: object.count, .endsEarly)
    guard EventCandidate.prefixed(object[...]) != nil,
      case .fault(let fault) = app.fault(error.description, &composer)
    else { return take(objectIn: ConsoleLine(object[...])) }
    counts.records += 1
    reject(fault)
  }

  /// Takes an event, or the object of another tool's log.
  private mutating func take(objectIn line: ConsoleLine) {
    flush()
    enter(line)
    guard !speaker.isOther(line.process) else { return takeOthers(line.text) }
    guard !takeEvent(line.text, isRecorders: line.subsystem == Self.subsystem) else { return }
    guard let record = ConsoleRecord(line.text, scan) else {
      return line.stamp == nil ? ignore(line.text) : takeMessage(line.text)
    }
    guard !record.isTrailer || record.text != nil else {
      hasFoundLog = true
      return
    }
    guard let text = record.text else { return ignore(line.text) }
    hasFoundLog = true
    let (message, time) = (record.line(of: text, in: line), lastTime)
    enter(message)
    if message.stamp == nil { lastTime = time }
    guard !speaker.isOther(message.process) else { return takeOthers(message.text) }
    guard !takeEvent(message.text, isRecorders: message.subsystem == Self.subsystem) else {
      flushEvent()
      return
    }
    guard case .found(let find) = UIKitText.look(at: Array(message.text)) else {
      return ignore(message.text)
    }
    add(find.text)
  }
}
