import SwivelLog
import SwivelText

/// Cuts what a source gives into lines.
///
/// A line is a part of what was read, until more is read.
struct LineSource {
  private var source: any ByteSource
  private var splitter = LineSplitter()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var isAtEnd = false

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The next line, which the source may have to be waited for; `nil` at the end.
  mutating func next() throws(LogError) -> ArraySlice<UInt8>? {
    while true {
      if let line = nextWhole() { return line }
      guard try fill() else { return finish() }
    }
  }

  /// The next line whose end was read already.
  mutating func nextWhole() -> ArraySlice<UInt8>? {
    splitter.next()
  }

  /// Reads on; `false` at the end.
  ///
  /// - Precondition: All whole lines have been taken.
  mutating func fill() throws(LogError) -> Bool {
    guard !isAtEnd else { return false }
    let count = try source.read(into: &chunk)
    splitter.append(chunk.prefix(count))
    isAtEnd = count == 0
    return !isAtEnd
  }

  /// What was read behind the last whole line.
  ///
  /// - Precondition: All whole lines have been taken.
  mutating func finish() -> ArraySlice<UInt8>? {
    splitter.finish()
  }
}
