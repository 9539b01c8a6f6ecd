import SwivelLog
import SwivelModel
import SwivelTrace

/// A trace that is read twice: once to survey it, and once to replay it.
///
/// The standard input is kept in memory for that.
struct RepeatableTrace {
  private let path: String
  private let mode: LogReader.Mode
  private var kept: [TraceItem]?
  private var count = 0

  init(_ path: String, mode: LogReader.Mode) {
    (self.path, self.mode) = (path, mode)
  }

  /// Reads the whole trace for the first time.
  mutating func readFirst(_ body: (TraceItem, NameTable) throws -> Void) throws -> TraceRun {
    let run = try TraceRun(path, mode: mode)
    if path == "-" { kept = [] }
    while let item = try run.next() {
      count += 1
      kept?.append(item)
      try body(item, run.reader.vocabulary.names)
    }
    return run
  }

  /// Reads it again, without anything added since the first time.
  func forEachItem(_ body: (TraceItem) throws -> Void) throws {
    if let kept { return try kept.forEach(body) }
    let run = try TraceRun(path, mode: mode)
    for _ in 0..<count {
      guard let item = try run.next() else { return }
      try body(item)
    }
  }
}
