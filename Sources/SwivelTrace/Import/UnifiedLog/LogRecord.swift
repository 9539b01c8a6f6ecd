import SwivelText

/// A line of `log stream --style ndjson`.
enum LogRecord {
  /// A message.
  struct Message {
    let text: String
    let time: WallTime?
    let isRecorders: Bool
  }

  case message(Message)
  /// A record that is not a message.
  case other
  /// The last line of `log show`.
  case trailer

  /// Reads a line that begins like an object.
  init(_ line: ArraySlice<UInt8>, number: Int) throws(ImportError) {
    var reader = ForeignJSON(line, line: number)
    let value: JSONValue?
    let isAlone: Bool
    do throws(JSONError) {
      value = try reader.next()
      isAlone = try reader.next() == nil
    } catch {
      throw ImportError(error)
    }
    guard isAlone, let value else {
      throw .notJSON(line: number, column: 1, .trailingCharacters)
    }
    try self.init(ReportObject(value, at: "line \(number)"))
  }

  private init(_ object: ReportObject) throws(ImportError) {
    guard let text = try Self.text(of: object) else {
      self = object.members["finished"] == nil ? .other : .trailer
      return
    }
    let subsystem = try object.text("subsystem")
    self = .message(
      Message(
        text: text, time: try object.time("timestamp"),
        isRecorders: subsystem == UnifiedLogReader.subsystem))
  }

  /// The message, under the key that `log` or another tool uses.
  private static func text(of object: ReportObject) throws(ImportError) -> String? {
    for key in ["eventMessage", "message", "line"] {
      if let text = try object.text(key) { return text }
    }
    return nil
  }
}
