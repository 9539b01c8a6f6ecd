import SwivelText

// The app's own events in lines.
extension ConsoleReader {
  /// Reads an event, and those that follow it in the line; `false` if the text is none.
  mutating func takeEvent(_ text: ArraySlice<UInt8>, isRecorders: Bool) -> Bool {
    var (isEvent, rest) = (takeOneEvent(text, isRecorders), text)
    while let next = EventCandidate.next(in: rest) {
      isEvent = takeOneEvent(next, isRecorders) || isEvent
      rest = next
    }
    return isEvent
  }

  private mutating func takeOneEvent(_ text: ArraySlice<UInt8>, _ isRecorders: Bool) -> Bool {
    guard !echo.isEcho(text, at: lastTime, isNamed: speaker.isNamed) else {
      counts.records += 1
      counts.duplicates += 1
      return true
    }
    let line = AppLines.Line(
      text: text, number: lineCount, time: lastTime, isTimeExact: isTimeExact,
      isRecorders: isRecorders)
    switch app.read(line, &clock, &past, into: &composer) {
    case .taken, .open:
      adopt()
      // A header begins a run, of which there is no event yet.
      if !app.hasNewRun { uikit.follow(app.facts, &composer) }
      counts.appLines += 1
    case .repeated: counts.duplicates += 1
    case .fault(let fault): reject(fault)
    case .other: return false
    }
    counts.records += 1
    return true
  }

  /// Reads the continuation of an event; `false` if the text is a line of its own.
  mutating func takeContinuation(_ text: ArraySlice<UInt8>) -> Bool {
    let words = "flutter: "
    let text = text.starts(with: words.utf8) ? text.dropFirst(words.utf8.count) : text
    let line = AppLines.Line(
      text: text, number: lineCount, time: lastTime, isTimeExact: false, isRecorders: false)
    if case .other = app.readContinuation(
      line, isInWord: wrap.isInWord, &clock, into: &composer)
    {
      flushEvent()
      return false
    }
    return true
  }

  /// Ends what waits for a continuation line.
  mutating func flush() {
    flushEvent()
    for joined in joiner.finish() { take(joined) }
  }

  mutating func flushEvent() {
    guard app.isWaiting, case .fault(let fault) = app.giveUp(into: &composer)
    else { return }
    counts.appLines -= 1
    reject(fault)
  }
}
