import SwivelLog
import SwivelText

/// Splits the bytes of a source into lines.
///
/// A line is a slice of the buffer, valid until more is read.
struct LineSource {
  private var source: any ByteSource
  private var splitter = LineSplitter()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var isAtEnd = false

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The next line, waiting for the source if necessary; `nil` at the end.
  mutating func next() throws(LogError) -> ArraySlice<UInt8>? {
    while true {
      if let line = nextWhole() { return line }
      guard try fill() else { return finish() }
    }
  }

  /// The next line that is in the buffer completely.
  mutating func nextWhole() -> ArraySlice<UInt8>? {
    splitter.next()
  }

  /// Fills the buffer; `false` at the end.
  ///
  /// - Precondition: All complete lines have been taken.
  mutating func fill() throws(LogError) -> Bool {
    guard !isAtEnd else { return false }
    let count = try source.read(into: &chunk)
    splitter.append(chunk.prefix(count))
    isAtEnd = count == 0
    return !isAtEnd
  }

  /// The rest after the last complete line.
  ///
  /// - Precondition: All complete lines have been taken.
  mutating func finish() -> ArraySlice<UInt8>? {
    splitter.finish()
  }
}
