package import SwivelModel

/// The lines of a trace's events: those of its text, or for a log those on which `swivel cat`
/// prints them, after the header one for each event or loss.
///
/// The line follows from the event's number, except where a log begins late or lost events, or a
/// text has other lines; only these exceptions are stored.
package struct TraceLines: Sendable {
  // No recorder loses events as often; bounds the memory for a hostile log.
  private static let maximumCount = 1 << 16

  private var spans: [(sequence: UInt64, line: UInt64)] = [(0, 2)]
  private var lineCount: UInt64 = 1
  // What the last span adds to a number.
  private var offset: UInt64 = 2

  /// Makes the lines of a complete trace.
  package init() {}

  /// Adds the next entry of the trace.
  package mutating func take(_ item: TraceItem) {
    switch item {
    case .event(let event): take(event)
    case .loss: lineCount += 1
    case .checkpoint: break
    }
  }

  /// Adds the next event of the trace.
  package mutating func take(_ event: Event) {
    take(event, onLine: lineCount + 1)
  }

  /// Adds the next event, which is on a line of its text.
  package mutating func take(_ event: Event, onLine line: UInt64) {
    lineCount = line
    // The numbers of a hostile log are arbitrary.
    guard line &- event.sequence != offset, spans.count < Self.maximumCount else { return }
    spans.append((event.sequence, line))
    offset = line &- event.sequence
  }

  /// The line of an event, from 1.
  package subscript(sequence: UInt64) -> UInt64 {
    var (low, high) = (0, spans.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if spans[middle].sequence <= sequence { low = middle } else { high = middle }
    }
    return line(of: sequence, in: spans[low])
  }

  private func line(of sequence: UInt64, in span: (sequence: UInt64, line: UInt64)) -> UInt64 {
    span.line &+ (sequence &- span.sequence)
  }
}
