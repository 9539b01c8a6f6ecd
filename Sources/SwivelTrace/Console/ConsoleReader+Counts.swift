import SwivelText

// What becomes of a line: each one is counted once.
extension ConsoleReader {
  /// Takes a message of UIKit's, or counts a line without one.
  mutating func take(_ joined: LineJoiner.Joined) {
    guard let find = joined.find else { return ignore(joined.lines[...], in: joined.number) }
    let isUnread = !add(find.text)
    guard isUnread, counts.unread == nil else { return }
    let text = String(decoding: joined.lines[find.start...], as: UTF8.self)
    counts.unread = .init(line: joined.number, text: text)
  }

  /// Takes a message; `false` if it is not understood.
  private mutating func add(_ text: UIKitText) -> Bool {
    counts.records += 1
    guard !speaker.isSystem else {
      counts.others += 1
      return true
    }
    // Of what is not understood it is not known whether it is the same.
    let isExact = isTimeExact && text != .notUnderstood
    guard !past.isRepeated(text, at: lastTime, isExact: isExact, in: lineCount) else {
      counts.duplicates += 1
      return true
    }
    guard uikit.isOfUse(text, beside: app.facts) else {
      counts.ignored += 1
      return true
    }
    clock.move(to: lastTime, &composer)
    app.beginRun(&composer)
    adopt()
    switch uikit.add(text, at: lastTime, beside: app.facts, to: &composer) {
    case .told: counts.messages += 1
    case .repeated: counts.duplicates += 1
    case .notUnderstood:
      counts.unknown += 1
      return false
    }
    return true
  }

  /// Begins a line with the name of its process, if it has one; a sample from before the first name
  /// may be of any process.
  mutating func begin(_ line: ConsoleLine) {
    if line.process != nil, speaker.firstName == nil { counts.sample = nil }
    guard speaker.begin(line.process, line.processNumber) else { return }
    flush()
    app.restart()
    clock.beginRun()
  }

  /// Records that a line was of use.
  mutating func adopt() {
    hasFoundLog = true
    speaker.adopt()
    takeEarlySample(of: speaker.process)
    if counts.process == nil { counts.process = speaker.process }
    if start == nil, calendar.isAbsolute { start = composer.start?.iso8601 }
  }

  /// Counts a line of another process.
  mutating func takeOthers(_ text: ArraySlice<UInt8>) {
    counts.records += 1
    counts.others += 1
    if EventCandidate.prefixed(text) != nil { counts.othersEvents += 1 }
  }

  /// Counts a line that is a loss.
  mutating func reject(_ fault: String) {
    hasFoundLog = true
    counts.rejected += 1
    faults.append(fault)
  }

  /// Counts the first line in UTF-16 of a file in UTF-8, which is not read from there on.
  mutating func rejectEncoding() {
    hasMixedEncodings = true
    let words = "line \(lineCount + 1): the text changes its encoding to UTF-16"
    guard case .fault(let fault) = app.fault(words, &composer) else { return }
    counts.records += 1
    reject(fault)
  }

  /// Counts a line of which only the beginning is known.
  mutating func takeTooLong(_ line: ArraySlice<UInt8>) {
    flush()
    let text = ConsoleLine(ConsoleText.plain(line))
    guard !speaker.isOther(text.process) else { return takeOthers([]) }
    lastTime = nil
    begin(text)
    // Also the object of another tool may have an event in it.
    guard
      EventCandidate(text.text).isMeantAsEvent || EventCandidate.prefixed(text.text) != nil
    else { return ignore([]) }
    let error = TextError.lineTooLong(line: lineCount, limit: LineSplitter.maximumLength)
    guard case .fault(let fault) = app.fault(error.description, &composer) else { return }
    counts.records += 1
    reject(fault)
  }

  /// Counts a line about something else; the first one that looks like orientation, or begins with
  /// the prefix of an event, is kept, unless another process may have written it.
  mutating func ignore(_ text: ArraySlice<UInt8>, in line: Int? = nil) {
    counts.records += 1
    counts.ignored += 1
    guard counts.sample == nil,
      text.range(of: ConsoleWords.orientation) != nil || EventCandidate.isPrefixed(text)
    else { return }
    let sample = ImportCounts.Sample(
      line: line ?? lineCount, text: String(decoding: text, as: UTF8.self))
    if speaker.isSurelyOurs {
      counts.sample = sample
    } else if earlySample == nil, let name = speaker.candidate {
      earlySample = (name, sample)
    }
  }

  /// Shows the line from before the process was known, if it is of that.
  mutating func takeEarlySample(of process: String?) {
    guard let (name, sample) = earlySample, name == process else { return }
    counts.sample = counts.sample ?? sample
    earlySample = nil
  }
}
