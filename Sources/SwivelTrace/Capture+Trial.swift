import SwivelModel

extension Capture {
  /// Whether a stream that begins with some bytes has a line that is recorded as an event.
  package static func hasEvent(_ bytes: [UInt8]) -> Bool {
    var lines = CapturedLines(.events) { .start }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      guard case .items(let items) = lines.read(line) else { return false }
      return items.contains { if case .event = $0 { true } else { false } }
    }
  }
}
