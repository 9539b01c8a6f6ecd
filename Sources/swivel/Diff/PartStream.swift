import SwivelQueries
import SwivelModel
import SwivelTrace

/// The entries of a trace, read in batches of some thousands.
final class PartStream: EventStream {
  private let run: TraceRun

  init(_ run: TraceRun) {
    self.run = run
  }

  var names: NameTable { run.reader.names }

  func nextPart() throws -> TracePart? { try run.nextPart() }
}
