import SwivelLog
import SwivelModel

/// Converts the system's log, line by line, in constant memory.
struct UnifiedLogImport {
  private var lines: LineSource
  private let stated: StatedFacts
  private var reader: UnifiedLogReader
  private var log: NewLog?

  init(_ path: String, _ stated: StatedFacts) throws(Import.Fault) {
    (self.stated, reader) = (stated, UnifiedLogReader(stated: stated))
    do throws(LogError) {
      lines = LineSource(path == "-" ? FileSource(descriptor: 0) : try FileSource(path: path))
    } catch {
      throw .unreadable(error)
    }
  }

  mutating func write(to output: String) throws(Import.Fault) -> ImportCounts {
    while let line = try nextLine() { try take(line, output) }
    try write(reader.finish(), output)
    // Without any there is no log yet to remove.
    guard reader.hasFoundLog else { throw .malformed(.noMessages) }
    do throws(LogError) {
      try open(output).finish()
    } catch {
      throw .unwritable(error)
    }
    return reader.counts
  }

  private mutating func take(
    _ line: ArraySlice<UInt8>, _ output: String
  ) throws(Import.Fault) {
    let items: [TraceItem]
    do throws(ImportError) {
      items = try reader.read(line: line)
    } catch {
      throw .malformed(error)
    }
    try write(items, output)
  }

  private mutating func write(_ items: [TraceItem], _ output: String) throws(Import.Fault) {
    guard !items.isEmpty else { return }
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
    _ = header.set(.source, to: "import unified-log")
    stated.complete(&header)
    if header[.start] == nil, let start = reader.start { _ = header.set(.start, to: start) }
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
