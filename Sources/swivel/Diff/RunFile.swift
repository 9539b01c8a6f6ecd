import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelText
import SwivelTrace

/// A trace that is read twice: for its tokens, and for the events of differing ones.
final class RunFile {
  let path: String
  let mode: LogReader.Mode
  private var tokens: RunTokens
  // `nil` for an empty run.
  private let trace: RepeatableTrace?

  convenience init(
    _ path: String, mode: LogReader.Mode, ignoring ignored: Set<UInt8>
  ) throws(Failure) {
    self.init(path, mode, try FirstReading(path, mode, ignored))
  }

  private init(_ path: String, _ mode: LogReader.Mode, _ reading: FirstReading) {
    (self.path, self.mode) = (path, mode)
    (tokens, trace) = (reading.tokens, reading.trace)
  }

  /// Two traces, read in parallel.
  static func pair(
    _ base: String, _ head: String, mode: LogReader.Mode, ignoring ignored: Set<UInt8>
  ) throws(Failure) -> (base: RunFile, head: RunFile) {
    let readings = try concurrently(
      { () throws(Failure) in try FirstReading(base, mode, ignored) },
      { () throws(Failure) in try FirstReading(head, mode, ignored) })
    return (Self(base, mode, readings.0), Self(head, mode, readings.1))
  }

  var hasLoss: Bool { trace?.run.hasLoss ?? false }

  /// The lines of the events in a text; `nil` for a log.
  var lines: TraceLines? { trace?.run.reader.textLines }

  /// What the trace says about itself; `nil` for an empty run.
  var about: (header: TraceHeader, summary: TraceSummary)? {
    trace.map { ($0.run.reader.header, $0.run.reader.summary) }
  }

  func sayLoss() { trace?.run.sayLoss() }

  /// Moves the tokens out: they take much memory, and are needed once.
  func takeTokens() -> RunTokens {
    defer { tokens = RunTokens() }
    return tokens
  }

  func stream() throws -> any EventStream { try trace?.stream() ?? KeptStream() }
}

/// The results of a trace's first reading.
private struct FirstReading {
  private(set) var tokens: RunTokens
  /// The trace; `nil` for an empty run.
  private(set) var trace: RepeatableTrace?

  init(_ path: String, _ mode: LogReader.Mode, _ ignored: Set<UInt8>) throws(Failure) {
    tokens = RunTokens(ignoring: ignored)
    // git's path for the missing side of an added or deleted file.
    guard path != "/dev/null" else { return }
    var (tokens, trace) = (tokens, try RepeatableTrace(path, mode: mode))
    if let byteCount = trace.byteCount { tokens.reserve(byteCount: byteCount) }
    try trace.readFirst { part, names in
      switch part {
      case .item(let item): tokens.append(item, names: names)
      case .events(let events): tokens.append(events, names: names)
      }
    }
    (self.tokens, self.trace) = (tokens, trace)
  }
}
