import SwivelText

/// An object of another tool's log with a message: a line of `log --style ndjson`, an element of
/// `--style json`, or what `pymobiledevice3 --format json` and structured loggers print.
struct ConsoleRecord {
  /// The message, if there is one.
  let text: [UInt8]?
  /// Its time.
  let stamp: ConsoleStamp?
  /// The process that wrote it.
  let process: String?
  /// The subsystem of the unified log.
  let subsystem: String?
  /// Whether it is the last line of `log show`.
  let isTrailer: Bool

  // The keys that the tools use, in this order.
  private static let texts = ["eventMessage", "message", "line"]
  private static let times = ["timestamp", "time", "@timestamp", "date"]
  private static let processes = ["processImagePath", "filename", "process"]

  /// The message as a line, which may be one of a console if the object does not name a process.
  func line(of text: [UInt8], in frame: ConsoleLine) -> ConsoleLine {
    if process == nil {
      let line = ConsoleLine(text[...])
      if line.process != nil { return line }
    }
    return ConsoleLine(text[...], of: self, in: frame)
  }

  /// Reads an object; `nil` if it is not a complete one.
  init?(_ object: ArraySlice<UInt8>, _ scan: NeedleScan) {
    var reader = ForeignJSON(object)
    guard case .object(let members)? = try? reader.next() else { return nil }
    text = Self.text(of: members, scan).map { $0.map { $0 < 0x20 ? 0x20 : $0 } }
    stamp = Self.first(of: Self.times, in: members).flatMap { ConsoleStamp(Array($0.utf8)[...]) }
    let path = Self.first(of: Self.processes, in: members)
    process = (path?.split(separator: "/").last).map { name in
      String(decoding: ConsoleLine.processName(Array(name.utf8)[...]), as: UTF8.self)
    }
    subsystem = Self.first(of: ["subsystem"], in: members)
    isTrailer = members["finished"] != nil
  }

  /// The message under a usual key, or another text that is of interest, one key deeper at most.
  private static func text(of members: ParsedObject, _ scan: NeedleScan) -> [UInt8]? {
    if let text = first(of: texts, in: members) { return Array(text.utf8) }
    for member in members.members {
      switch member.value {
      case .string(let text):
        let bytes = Array(text.utf8)
        if scan.isIn(bytes[...]) { return bytes }
      case .object(let inner):
        if let text = first(of: texts, in: inner) { return Array(text.utf8) }
      case .null, .bool, .number, .negative, .decimal, .array: break
      }
    }
    return nil
  }

  private static func first(of keys: [String], in members: ParsedObject) -> String? {
    for key in keys {
      if case .string(let text)? = members[key] { return text }
    }
    return nil
  }
}
