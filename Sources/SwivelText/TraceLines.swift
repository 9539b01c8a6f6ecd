package import SwivelModel

/// On which lines `swivel cat` prints the events of a trace: behind the header, events and losses
/// each have one.
///
/// An event's number tells its line, but where a log begins late or lost events; only these places
/// are kept.
package struct TraceLines: Sendable {
  // No recorder loses events as often, and a hostile log must not cost more memory than that.
  private static let maximumCount = 1 << 16

  private var spans: [(sequence: UInt64, line: UInt64)] = [(0, 2)]
  private var lineCount: UInt64 = 1

  /// Makes the lines of a trace that begins with its first event and is whole.
  package init() {}

  /// Takes in the next entry of the trace.
  package mutating func take(_ item: TraceItem) {
    switch item {
    case .event(let event): take(event)
    case .loss: lineCount += 1
    case .checkpoint: break
    }
  }

  /// Takes in the next entry of the trace, an event.
  package mutating func take(_ event: Event) {
    lineCount += 1
    let told = line(of: event.sequence, in: spans[spans.count - 1])
    guard told != lineCount, spans.count < Self.maximumCount else { return }
    spans.append((event.sequence, lineCount))
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
    // Numbers of a hostile log may be any.
    span.line &+ (sequence &- span.sequence)
  }
}
