import SwivelDiff
import SwivelModel
import SwivelTrace

/// The entries of a trace, of which some thousands are read at once.
final class PartStream: EventStream {
  private let run: TraceRun
  private var events: ContiguousArray<Event> = []
  private var position = 0

  init(_ run: TraceRun) {
    self.run = run
  }

  var names: NameTable { run.reader.names }

  func next() throws -> TraceItem? {
    while position == events.count {
      // Given back first, so that the reader fills the same room again.
      (events, position) = ([], 0)
      switch try run.nextPart() {
      case nil: return nil
      case .item(let item): return item
      case .events(let events): self.events = events
      }
    }
    defer { position += 1 }
    return .event(events[position])
  }
}
