import SwivelText

extension TraceEvent {
  /// Appends the event as JSON with sorted keys.
  ///
  /// There are more of them than events in a trace, so that an encoder would take most of the time
  /// of an export.
  func write(into bytes: inout [UInt8]) {
    bytes.append("{")
    writeArguments(into: &bytes)
    if let bp { bytes.append("\"bp\":\"", bp, "\",") }
    if let cat { bytes.append("\"cat\":\"", cat, "\",") }
    if let dur { bytes.append("\"dur\":", dur, ",") }
    if let id { bytes.append("\"id\":", UInt64(id), ",") }
    bytes.append("\"name\":")
    bytes.append(quoted: name)
    bytes.append(",\"ph\":\"", ph.rawValue, "\",\"pid\":")
    bytes.append(decimal: UInt64(pid))
    if let s { bytes.append(",\"s\":\"", s.rawValue, "\"") }
    bytes.append(",\"tid\":", UInt64(tid), "")
    if let ts { bytes.append(",\"ts\":", ts, "") }
    bytes.append("}")
  }

  private func writeArguments(into bytes: inout [UInt8]) {
    var separator: StaticString = "\"args\":{\""
    for (key, value) in args {
      guard let value else { continue }
      bytes.append(separator)
      bytes.append(key)
      bytes.append("\":")
      value.write(into: &bytes)
      separator = ",\""
    }
    if separator.utf8CodeUnitCount == 2 { bytes.append("},") }
  }
}

extension TraceEvent.Value {
  fileprivate func write(into bytes: inout [UInt8]) {
    switch self {
    case .text(let text): bytes.append(quoted: text)
    case .number(let number): bytes.append(decimal: number)
    case .flag(let flag): bytes.append(flag ? "true" : "false")
    }
  }
}

extension [UInt8] {
  /// Appends a word of this format, which needs no escapes.
  fileprivate mutating func append(_ start: StaticString, _ word: String, _ end: StaticString) {
    append(start)
    append(text: word)
    append(end)
  }

  fileprivate mutating func append(_ start: StaticString, _ number: UInt64, _ end: StaticString) {
    append(start)
    append(decimal: number)
    append(end)
  }
}
