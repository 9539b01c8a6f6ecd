import SwivelModel

extension Capture {
  /// Whether a stream that begins with some bytes has a line that is recorded as an event.
  package static func hasEvent(_ bytes: [UInt8]) -> Bool {
    var lines = ConsoleReader()
    for line in bytes.split(separator: UInt8(ascii: "\n")) where hasEvent(lines.read(line: line)) {
      return true
    }
    return hasEvent(lines.finish())
  }

  private static func hasEvent(_ items: [TraceItem]) -> Bool {
    items.contains { if case .event = $0 { true } else { false } }
  }
}
