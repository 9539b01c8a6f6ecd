import SwivelModel

extension Capture {
  /// Whether a stream that begins with some bytes has a line that is recorded as an event.
  package static func hasEvent(_ bytes: [UInt8]) -> Bool {
    var lines = ConsoleReader()
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      lines.read(line: line).contains { if case .event = $0 { true } else { false } }
    }
  }
}
