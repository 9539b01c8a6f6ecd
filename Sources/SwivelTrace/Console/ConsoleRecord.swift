import SwivelText

/// A text in the JSON of another tool that is a line of a console, or several.
///
/// Source: `log --style ndjson` and `--style json`, `pymobiledevice3 --format json`, go-ios,
/// `flutter run --machine`, Appium, crash reports of iOS, structured loggers, and log services.
struct ConsoleRecord {
  /// What an object says of the texts in it, unless an inner one does.
  struct Source {
    var stamp: ConsoleStamp?
    var process: String?
    var processNumber: UInt32?
    var subsystem: String?
  }

  let text: [UInt8]
  let source: Source

  /// The lines of the text.
  var lines: [ArraySlice<UInt8>] {
    text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// A line, which may be one of a console if the objects around it do not say so.
  func line(of text: ArraySlice<UInt8>, in frame: ConsoleLine) -> ConsoleLine {
    let line = ConsoleLine(text.withoutSpace)
    let isFramed =
      source.process == nil && line.process != nil
      || source.stamp == nil && frame.stamp == nil && line.stamp != nil
    return isFramed ? line : ConsoleLine(text.withoutSpace, of: source, in: frame)
  }
}

extension ConsoleRecord.Source {
  private static let processes = ["processImagePath", "filename", "process"]

  /// Takes what an object says.
  mutating func learn(from members: ParsedObject) {
    learnTime(from: members)
    if let path = members.text(of: Self.processes), let name = path.split(separator: "/").last {
      let bytes = Array(name.utf8)[...]
      process = String(decoding: ConsoleLine.processName(bytes), as: UTF8.self)
    }
    for key in ["processID", "pid"] {
      if case .number(let number)? = members[key] { processNumber = UInt32(exactly: number) }
    }
    subsystem = members.text(of: ["subsystem"]) ?? subsystem
  }
}

extension ParsedObject {
  /// The text of the first of some keys that has one.
  func text(of keys: [String]) -> String? {
    for key in keys {
      if case .string(let text)? = self[key] { return text }
    }
    return nil
  }
}
