import SwivelText

/// A line of a console in text form: who wrote what, when.
///
/// Source: the output of `log` with `--style` default, syslog and compact, of Xcode, Console.app,
/// `idevicesyslog` of libimobiledevice, and `pymobiledevice3 syslog live`.
struct ConsoleLine {
  /// The timestamp, if there is one.
  private(set) var stamp: ConsoleStamp?
  /// The process that wrote it, if the line names one.
  private(set) var process: String?
  /// The number of that process, if the line states it.
  private(set) var processNumber: UInt32?
  /// The subsystem of the unified log, if the line names one.
  private(set) var subsystem: String?
  /// Whether its timestamp is not in it, and may also be that of lines above it.
  private(set) var isStampedApart = false
  /// What was written.
  private(set) var text: ArraySlice<UInt8>

  private static let space = UInt8(ascii: " ")

  /// Takes a line without surrounding space apart.
  init(_ line: ArraySlice<UInt8>) {
    text = line
    takeStamps()
    takeRest()
    if stamp != nil, process == nil { takeWriter() }
    takeCategory()
  }

  /// A line whose time, process and category are in the line below it.
  init(_ line: ArraySlice<UInt8>, _ metadata: ConsoleMetadata) {
    text = line
    (stamp, process, isStampedApart) = (metadata.stamp, metadata.process, true)
    (subsystem, processNumber) = (metadata.subsystem, metadata.processNumber)
  }

  /// A line in an object, which is in a line itself.
  init(_ text: ArraySlice<UInt8>, of source: ConsoleRecord.Source, in frame: Self) {
    self.text = text
    (stamp, process) = (source.stamp, source.process ?? frame.process)
    processNumber = source.processNumber ?? frame.processNumber
    (subsystem, isStampedApart) = (source.subsystem, true)
  }

  /// Takes the stamp of the console, which is the last one before its process: those of tools that
  /// copied it are before.
  private mutating func takeStamps() {
    while let stamp = StampSearch.stamp(in: text, isInner: stamp != nil) {
      (self.stamp, text) = (stamp, stamp.rest.withoutSpace)
      // A stamp may be in brackets.
      if text.first == UInt8(ascii: "]") { text = text.dropFirst().withoutSpace }
      process = stamp.process
      if let (writer, rest) = Self.columns(of: text) { take(writer, rest) }
      if process != nil { return }
    }
  }

  /// GitLab's runner has the rest of a line that it had cut after `00O+` or `00E+`.
  private mutating func takeRest() {
    guard stamp != nil, text.count > 4, text.prefix(4).last == UInt8(ascii: "+"),
      "OE".utf8.contains(text[text.startIndex + 2]), text.prefix(2).allSatisfy(DigitReader.isDigit)
    else { return }
    (stamp, text) = (nil, text.dropFirst(4))
  }

  /// Reads the process, which is before its number in brackets.
  private mutating func takeWriter() {
    if let (writer, rest) = stamp.flatMap({ Self.writer(in: text, after: $0) }) {
      take(writer, rest)
      if text.first == UInt8(ascii: ":") { text = text.dropFirst() }
      takeLevel()
    }
    text = text.withoutSpace
  }

  private mutating func take(_ writer: Writer, _ rest: ArraySlice<UInt8>) {
    (process, processNumber, text) = (writer.name, writer.number, rest)
  }

  /// Skips a level such as `<Error>: `.
  private mutating func takeLevel() {
    text = text.drop { $0 == Self.space }
    guard text.first == UInt8(ascii: "<"), let end = text.prefix(24).range(of: ">:".utf8) else {
      return
    }
    text = text[end.upperBound...]
  }

  /// `(UIKitCore) [com.apple.UIKit:Orientation] `, each of them if it is there.
  private mutating func takeCategory() {
    guard stamp != nil else { return }
    if text.first == UInt8(ascii: "("), let end = text.prefix(80).firstIndex(of: UInt8(ascii: ")"))
    {
      text = text[(end + 1)...].withoutSpace
    }
    guard text.first == UInt8(ascii: "["),
      let end = text.prefix(120).firstIndex(of: UInt8(ascii: "]"))
    else { return }
    let words = text[(text.startIndex + 1)..<end]
    let parts = words.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard parts.count == 2 || parts.first?.elementsEqual("Orientation".utf8) ?? false else {
      return
    }
    subsystem = parts.count == 2 ? String(decoding: parts[0], as: UTF8.self) : nil
    text = text[(end + 1)...].withoutSpace
  }
}
