import Foundation
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelText
import SwivelTrace

/// A trace that is read twice: for its tokens, and for the events of differing ones.
final class RunFile {
  let path: String
  private var tokens: RunTokens
  /// Whether recorded data cannot be read.
  let hasLoss: Bool
  private let lossNotes: [String]
  /// The lines of the events in a text; `nil` for a log.
  let lines: TraceLines?
  /// What the trace says about itself; `nil` for an empty run.
  let about: (header: TraceHeader, summary: TraceSummary)?

  let mode: LogReader.Mode
  // The entries of a stream, which cannot be reread; `nil` for a file.
  private let kept: KeptStream?

  convenience init(
    _ path: String, mode: LogReader.Mode, ignoring ignored: Set<UInt8>
  ) throws(Failure) {
    self.init(path, mode, try FirstReading(path, mode, ignored))
  }

  private init(_ path: String, _ mode: LogReader.Mode, _ reading: FirstReading) {
    (self.path, self.mode) = (path, mode)
    (tokens, kept) = (reading.tokens, reading.kept)
    hasLoss = reading.run?.hasLoss ?? false
    lossNotes = reading.run?.lossNotes ?? []
    lines = reading.run?.reader.textLines
    about = reading.run.map { ($0.reader.header, $0.reader.summary) }
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

  /// Reports the trace's losses on the standard error.
  func sayLoss() {
    Console.message(lossNotes)
  }

  /// Moves the tokens out: they take much memory, and are needed once.
  func takeTokens() -> RunTokens {
    defer { tokens = RunTokens() }
    return tokens
  }

  /// The entries, from the beginning.
  func stream() throws -> any EventStream {
    try kept?.fromStart() ?? PartStream(TraceRun(path, mode: mode))
  }
}

/// The results of a trace's first reading.
private struct FirstReading {
  private(set) var tokens: RunTokens
  private(set) var kept: KeptStream?
  /// The reading; `nil` for an empty run.
  private(set) var run: TraceRun?

  init(_ path: String, _ mode: LogReader.Mode, _ ignored: Set<UInt8>) throws(Failure) {
    tokens = RunTokens(ignoring: ignored)
    // git's path for the missing side of an added or deleted file.
    guard path != "/dev/null" else {
      kept = KeptStream()
      return
    }
    let run = try TraceRun(path, mode: mode)
    self.run = run
    if let byteCount = Self.byteCountToReadAgain(path) {
      tokens.reserve(byteCount: byteCount)
      while let part = try run.nextPart() { tokens.append(part, run.reader.names) }
    } else {
      try keep(run)
    }
  }

  private mutating func keep(_ run: TraceRun) throws(Failure) {
    var items: [TraceItem] = []
    while let item = try run.next() {
      tokens.append(item, names: run.reader.names)
      items.append(item)
    }
    kept = KeptStream(items, run.reader.names)
  }

  /// The size of a file or a folder; `nil` for a stream, which can be read only once.
  private static func byteCountToReadAgain(_ path: String) -> Int? {
    guard path != "-" else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    let type = attributes?[.type] as? FileAttributeType
    guard type == .typeRegular || type == .typeDirectory else { return nil }
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}

extension RunTokens {
  fileprivate mutating func append(_ part: TracePart, _ names: NameTable) {
    switch part {
    case .item(let item): append(item, names: names)
    case .events(let events): append(events, names: names)
    }
  }
}

/// The entries of a trace, read in batches of some thousands.
final class PartStream: EventStream {
  private let run: TraceRun

  init(_ run: TraceRun) {
    self.run = run
  }

  var names: NameTable { run.reader.names }

  func nextPart() throws -> TracePart? { try run.nextPart() }
}
