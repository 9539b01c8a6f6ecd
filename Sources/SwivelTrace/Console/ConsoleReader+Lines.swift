import SwivelText

extension ConsoleReader {
  /// The subsystem under which the recorder writes events to the unified log.
  private static let subsystem = "swivel"

  /// Reads a line that may be of use, with what a line below it says of it.
  mutating func readClosely(_ line: ArraySlice<UInt8>, _ metadata: ConsoleMetadata? = nil) {
    guard line.count <= LineSplitter.maximumLength else { return takeTooLong(line) }
    let line = ConsoleText.plain(line)
    guard !line.isEmpty else { return }
    if let object = array.giveUp(before: line) { take(incomplete: object) }
    if !app.isWaiting, let objects = array.take(line) {
      flush()
      for object in objects { take(object: object[...]) }
    } else if ConsoleWords.isBanner(line) || ConsoleMetadata(line) != nil {
      hasFoundLog = true
    } else if let metadata {
      take(ConsoleLine(line, metadata))
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
      hasFoundLog = true
      begin(line.process)
      if case .later(let microseconds) = stamp.time { clock.pass(microseconds, &composer) }
      lastTime = calendar.time(of: stamp)
    } else {
      lastTime = nil
      begin(line.process)
    }
    isLogged = line.isOfOrientation
    guard !speaker.isOther(line.process) else { return takeOthers(line.text) }
    let words = "Start Test at "
    if line.text.starts(with: words.utf8) {
      calendar.beginTest(at: line.text.dropFirst(words.utf8.count))
    }
    if app.isWaiting, takeContinuation(line.text) { return }
    guard !takeEvent(line.text, isRecorders: line.subsystem == Self.subsystem) else { return }
    // A timestamp says that a message is a new one; its words are joined with what follows.
    for joined in joiner.take(line.text) { take(joined, line.text) }
  }

  /// Takes an object without an end, which is a loss if its text was an event.
  mutating func take(incomplete object: [UInt8]) {
    let error = TextError.notJSON(line: lineCount, column: object.count, .endsEarly)
    guard object[...].range(of: "swivel: {".utf8) != nil,
      case .fault(let fault) = app.fault(error.description, &composer)
    else { return take(object: object[...]) }
    counts.records += 1
    reject(fault)
  }

  /// Takes an event, or the object of another tool's log.
  private mutating func take(object: ArraySlice<UInt8>) {
    lastTime = nil
    begin(nil)
    guard !takeEvent(object, isRecorders: false) else { return }
    guard let record = ConsoleRecord(object, scan) else { return ignore(object) }
    guard !record.isTrailer || record.text != nil else {
      hasFoundLog = true
      return
    }
    guard let text = record.text else { return ignore(object) }
    (hasFoundLog, isLogged) = (true, record.isOfOrientation)
    begin(record.process)
    lastTime = record.stamp.flatMap { calendar.time(of: $0) }
    guard !speaker.isOther(record.process) else { return takeOthers(text[...]) }
    guard !takeEvent(text[...], isRecorders: record.subsystem == Self.subsystem) else {
      flushEvent()
      return
    }
    guard case .found(let find) = UIKitText.look(at: text) else { return ignore(text[...]) }
    add(find.text)
  }
}

extension ConsoleReader {
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

  /// Ends what waits for a continuation line.
  mutating func flush() {
    flushEvent()
    for joined in joiner.finish() { take(joined, []) }
  }

  private mutating func flushEvent() {
    guard app.isWaiting, case .fault(let fault) = app.giveUp(into: &composer)
    else { return }
    counts.appLines -= 1
    reject(fault)
  }
}
