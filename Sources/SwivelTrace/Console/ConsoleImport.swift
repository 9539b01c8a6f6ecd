import SwivelLog
import SwivelModel

/// Converts a console to a log, line by line, in constant memory.
struct ConsoleImport {
  private static let faultLimit = 5

  private var lines: LineSource
  private let stated: StatedFacts
  private var reader: ConsoleReader
  private var log: NewLog?
  private var faults: [String] = []
  private var isCompressed = false

  init(_ path: String, _ stated: StatedFacts, _ process: String?) throws(Import.Fault) {
    (self.stated, reader) = (stated, ConsoleReader(process: process, stated: stated))
    do throws(LogError) {
      lines = LineSource(path == "-" ? FileSource(descriptor: 0) : try FileSource(path: path))
    } catch {
      throw .unreadable(error)
    }
  }

  mutating func write(to output: String) throws(Import.Fault) -> ImportCounts {
    while let line = try nextLine() {
      if reader.lineCount == 0, line.starts(with: [0x1F, 0x8B]) { isCompressed = true }
      try write(reader.read(line: line), output)
    }
    try write(reader.finish(), output)
    // Without any there is no log yet to remove.
    guard reader.hasFoundLog else { throw .malformed(refusal) }
    do throws(LogError) {
      try open(output).finish()
    } catch {
      throw .unwritable(error)
    }
    var counts = reader.counts
    counts.faults = faults
    return counts
  }

  /// What the file is instead of a console.
  private var refusal: ImportError {
    if isCompressed { return .compressed }
    return reader.counts.report.map { .breadcrumbs(of: $0) }
      ?? reader.counts.sample.map { .notUnderstood(line: $0.line) } ?? .noMessages
  }

  private mutating func write(_ items: [TraceItem], _ output: String) throws(Import.Fault) {
    guard !items.isEmpty else { return }
    faults += reader.takeFaults().prefix(Self.faultLimit - faults.count)
    do throws(LogError) {
      let log = try open(output)
      for item in items { try log.writer.append(item, vocabulary: reader.vocabulary) }
    } catch {
      throw .unwritable(error)
    }
  }

  /// Opens the log, which begins with the facts of the first events.
  private mutating func open(_ output: String) throws(LogError) -> NewLog {
    if let log { return log }
    var header = reader.header ?? TraceHeader()
    _ = header.set(.source, to: "import console")
    stated.complete(&header)
    if header[.start] == nil, let start = reader.start { _ = header.set(.start, to: start) }
    if reader.counts.assumedTimes > 0 { _ = header.set(.times, to: TraceHeader.assumedTimes) }
    let made = try NewLog(at: output, header)
    log = made
    return made
  }

  private mutating func nextLine() throws(Import.Fault) -> ArraySlice<UInt8>? {
    do throws(LogError) {
      return try lines.next()
    } catch {
      throw .unreadable(error)
    }
  }
}
