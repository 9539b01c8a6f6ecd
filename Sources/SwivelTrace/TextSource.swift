import SwivelLog
import SwivelModel
import SwivelText

/// Reads a trace in its text form, line by line.
struct TextSource {
  private var source: any ByteSource
  private var splitter = LineSplitter()
  private(set) var reader = EventTextReader()
  private var isAtEnd = false
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// A fault of the text, or of where it is read from.
  enum Fault: Error {
    case text(TextError)
    case log(LogError)
  }

  mutating func next() throws(Fault) -> TraceItem? {
    while let line = try nextLine() {
      do throws(TextError) {
        if let item = try reader.read(line: line) { return item }
      } catch {
        throw .text(error)
      }
    }
    return nil
  }

  private mutating func nextLine() throws(Fault) -> ArraySlice<UInt8>? {
    while true {
      if let line = splitter.next() { return line }
      guard !isAtEnd else { return nil }
      let count = try fill()
      guard count > 0 else {
        isAtEnd = true
        return splitter.finish()
      }
      splitter.append(chunk.prefix(count))
    }
  }

  private mutating func fill() throws(Fault) -> Int {
    // Safe: the source writes no more than the chunk holds.
    let result = chunk.withUnsafeMutableBytes { buffer in
      Result { () throws(LogError) in try source.read(into: buffer) }
    }
    do throws(LogError) {
      return try result.get()
    } catch {
      throw .log(error)
    }
  }
}
