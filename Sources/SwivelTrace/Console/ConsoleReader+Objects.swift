import SwivelModel
import SwivelText

// Lines that are in JSON of another tool.
extension ConsoleReader {
  /// Reads the lines of an object that is not one, each for itself, before the line with a number.
  mutating func readAgain(_ object: [UInt8], from number: Int) {
    let lines = object.split(separator: UInt8(ascii: "\n"))
    let count = lineCount
    lineCount = number - lines.count
    for line in lines {
      read(single: line.withoutSpace)
      lineCount += 1
    }
    lineCount = count
  }

  /// Takes an event, or an object of another tool's log; `false` for what is none.
  mutating func take(objectIn line: ConsoleLine) -> Bool {
    flush()
    enter(line)
    guard !speaker.isOther(line.process) else {
      takeOthers(line.text)
      return true
    }
    guard !takeEvent(line.text, isRecorders: line.subsystem == Self.subsystem) else { return true }
    guard let object = ConsoleObject(line.text, scan) else { return false }
    take(object, in: line)
    return true
  }

  /// Takes the lines of an object, each with what the object says of it.
  mutating func take(_ object: ConsoleObject, in line: ConsoleLine) {
    hasFoundLog = hasFoundLog || object.isTrailer || !object.records.isEmpty
    if let count = object.lostCount {
      note(lost: count, object, in: line)
    } else if object.records.isEmpty, !object.isTrailer {
      ignore(line.text)
    }
    if !hasFoundLog, counts.report == nil { counts.report = object.report }
    let time = lastTime
    for record in isBackward ? object.records.reversed() : object.records {
      for text in record.lines { take(record.line(of: text, in: line), framedAt: time) }
    }
    flush()
  }

  /// Takes a line of an object at its own time or that of the object's line.
  private mutating func take(_ line: ConsoleLine, framedAt time: WallTime?) {
    if line.stamp == nil {
      begin(line)
      lastTime = time
    } else {
      if !line.isStampedApart { flush() }
      enter(line)
    }
    take(line.text, of: line)
  }

  /// Notes how many messages the system's log lost; of whose they were it does not say.
  private mutating func note(lost count: UInt64, _ object: ConsoleObject, in frame: ConsoleLine) {
    let line = ConsoleLine([], of: object.source, in: frame)
    if line.stamp != nil { enter(line) }
    clock.move(to: lastTime, &composer)
    _ = composer.add(note: "the system's log lost \(count) of its messages")
    counts.records += 1
    counts.lostMessages = counts.lostMessages.addingClamped(count)
  }
}
