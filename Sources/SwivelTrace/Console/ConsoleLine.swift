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
  /// The subsystem of the unified log, if the line names one.
  private(set) var subsystem: String?
  /// Whether UIKit logged it in its category `Orientation`.
  private(set) var isOfOrientation = false
  /// What was written.
  private(set) var text: ArraySlice<UInt8>

  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  /// Takes a line without surrounding space apart.
  init(_ line: ArraySlice<UInt8>) {
    text = line
    if let stamp = ConsoleStamp(line) {
      self.stamp = stamp
      text = stamp.rest
      takeWriter()
    } else if line.prefix(80).contains(Self.tab) {
      takeFields(line)
    }
    takeCategory()
  }

  /// A line whose time, process and category are in the line below it.
  init(_ line: ArraySlice<UInt8>, _ metadata: ConsoleMetadata) {
    text = line
    (stamp, process) = (metadata.stamp, metadata.process)
    (subsystem, isOfOrientation) = (metadata.subsystem, metadata.isOfOrientation)
  }

  /// Console.app copies type, time, process and text, with tabs between them.
  private mutating func takeFields(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: Self.tab, maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, let stamp = ConsoleStamp(timeOfDay: fields[1], rest: fields[3]) else {
      return
    }
    self.stamp = stamp
    process = String(decoding: fields[2].withoutSpace, as: UTF8.self)
    text = fields[3]
  }

  /// Reads the process, which is before its number in brackets, or before a colon.
  private mutating func takeWriter() {
    if let start = takeColumns() {
      text = start
    } else if let (name, rest) = Self.writer(in: text, isDated: stamp?.hasYear ?? true) {
      (process, text) = (name, rest)
      if text.first == UInt8(ascii: ":") { text = text.dropFirst() }
      takeLevel()
    }
    text = text.withoutSpace
  }

  /// Skips a level such as `<Error>: `.
  private mutating func takeLevel() {
    text = text.drop { $0 == Self.space }
    guard text.first == UInt8(ascii: "<"), let end = text.prefix(24).range(of: ">:".utf8) else {
      return
    }
    text = text[end.upperBound...]
  }

  /// The default style of `log`: thread, type, activity, process, time to live, and the name.
  private mutating func takeColumns() -> ArraySlice<UInt8>? {
    let columns = text.split(separator: Self.space, maxSplits: 5)
    guard columns.count == 6, columns[0].starts(with: "0x".utf8),
      columns[2].starts(with: "0x".utf8),
      let colon = columns[5].prefix(80).range(of: ": ".utf8)
    else { return nil }
    process = String(decoding: columns[5][..<colon.lowerBound].withoutSpace, as: UTF8.self)
    return columns[5][colon.upperBound...]
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
    isOfOrientation = parts.last?.elementsEqual("Orientation".utf8) ?? false
    guard parts.count == 2 || isOfOrientation else { return }
    subsystem = parts.count == 2 ? String(decoding: parts[0], as: UTF8.self) : nil
    text = text[(end + 1)...].withoutSpace
  }
}

extension ConsoleLine {
  // A longer beginning is text, not a host and the name of a process.
  private static let writerLength = 120

  /// The name before the first number in brackets, such as `Reader[321:1f2a3]`.
  private static func writer(
    in text: ArraySlice<UInt8>, isDated: Bool
  ) -> (name: String, rest: ArraySlice<UInt8>)? {
    guard let opening = text.prefix(writerLength).firstIndex(of: UInt8(ascii: "[")),
      let closing = text[opening...].prefix(24).firstIndex(of: UInt8(ascii: "]")),
      closing > opening + 1, text[(opening + 1)..<closing].allSatisfy(isNumber)
    else { return nil }
    let beginning = text[..<opening]
    let name = beginning.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "(") }
    var words = name.split(separator: space)
    // A host, or the type of the compact style, comes before the name.
    let hasHost = !isDated || text.starts(with: "  ".utf8)
    if words.count > 1, hasHost || isType(words[0]) { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    let joined = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return (joined, text[(closing + 1)...])
  }

  /// A process, and in hexadecimal digits a thread.
  private static func isNumber(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") <= 9 || (byte | 0x20) &- UInt8(ascii: "a") < 6
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "x")
  }

  /// `E`, `F`, `Df`, `Db`, `I` or `A`.
  private static func isType(_ word: ArraySlice<UInt8>) -> Bool {
    ["E", "F", "Df", "Db", "I", "A"].contains(String(decoding: word, as: UTF8.self))
  }
}

extension ConsoleStamp {
  /// Whether it has a date with a year.
  fileprivate var hasYear: Bool {
    guard case .clock(_, let day?, _) = time else { return true }
    return day.year != nil
  }
}
