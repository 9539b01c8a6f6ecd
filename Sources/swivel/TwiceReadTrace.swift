import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelTrace

/// A trace that is read twice; the standard input, which cannot be, is kept in memory.
struct TwiceReadTrace {
  /// The first reading, which reports losses.
  let run: TraceRun
  private let mode: LogReader.Mode

  init(_ path: String, mode: LogReader.Mode) throws(Failure) {
    self.mode = mode
    run = try TraceRun(path, mode: mode)
  }

  /// Reads the trace to its end, and returns what reads it once more.
  func read(
    _ body: (TraceItem, NameTable) throws -> Void
  ) throws -> () throws -> any EventStream {
    var kept: [TraceItem] = []
    let isStream = run.path == "-"
    try run.forEachItem { item in
      if isStream { kept.append(item) }
      try body(item, run.reader.vocabulary.names)
    }
    let (items, names) = (kept, run.reader.vocabulary.names)
    return { isStream ? KeptStream(items, names) : PartStream(try TraceRun(run.path, mode: mode)) }
  }
}

extension EventStream {
  /// Calls a function with each entry.
  func forEachItem(_ body: (TraceItem) throws -> Void) throws {
    while let part = try nextPart() {
      switch part {
      case .item(let item): try body(item)
      case .events(let events): for event in events { try body(.event(event)) }
      }
    }
  }
}
