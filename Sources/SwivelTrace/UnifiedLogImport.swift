import SwivelImport
import SwivelLog
import SwivelModel
import SwivelText

/// Writes a log of the system's log, line by line, in memory that does not grow with it.
struct UnifiedLogImport {
  private let source: FileSource
  private var splitter = LineSplitter()
  private var reader = UnifiedLogReader()
  private var log: NewLog?
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(_ path: String) throws(Import.Fault) {
    do throws(LogError) {
      source = path == "-" ? FileSource(descriptor: 0) : try FileSource(path: path)
    } catch {
      throw .unreadable(error)
    }
  }

  mutating func write(to output: String) throws(Import.Fault) -> ImportCounts {
    while try fill() {
      while let line = splitter.next() { try take(line, output) }
    }
    if let line = splitter.finish() { try take(line, output) }
    try write(reader.finish(), output)
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

  /// The log, which begins with what the first events told.
  private mutating func open(_ output: String) throws(LogError) -> NewLog {
    if let log { return log }
    var header = reader.header ?? TraceHeader()
    _ = header.set(.source, to: "import unified-log")
    if header[.start] == nil, let start = reader.start { _ = header.set(.start, to: start) }
    let made = try NewLog(at: output, header)
    log = made
    return made
  }

  /// Reads some more; `false` at the end.
  private mutating func fill() throws(Import.Fault) -> Bool {
    // Safe: the source writes no more than the chunk holds.
    let result = chunk.withUnsafeMutableBytes { [source] buffer in
      Result { () throws(LogError) in try source.read(into: buffer) }
    }
    do throws(LogError) {
      let count = try result.get()
      splitter.append(chunk.prefix(count))
      return count > 0
    } catch {
      throw .unreadable(error)
    }
  }
}
