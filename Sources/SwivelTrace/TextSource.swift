import SwivelLog
import SwivelModel
import SwivelText

/// Reads a trace in its text form, line by line.
///
/// A class, so that an enum's case can hold it without a copy for each line.
final class TextSource {
  private var lines: LineSource
  private(set) var reader = EventTextReader()
  private(set) var controllers = DeclaredControllers()
  private(set) var sides = ExchangedSides()
  /// The lines of the events so far.
  private(set) var eventLines = TraceLines()

  init(_ source: any ByteSource) {
    lines = LineSource(source)
  }

  /// An error of the text, or of its source.
  enum Fault: Error {
    case text(TextError)
    case log(LogError)
  }

  func next() throws(Fault) -> TraceItem? {
    while let line = try nextLine() {
      do throws(TextError) {
        guard let item = try reader.read(line: line) else { continue }
        if case .event(let event) = item { note(event) }
        return item
      } catch {
        throw .text(error)
      }
    }
    return nil
  }

  private func note(_ event: Event) {
    eventLines.take(event, onLine: UInt64(reader.lineCount))
    guard reader.isUnnumbered else { return }
    controllers.take(event.record, line: reader.lineCount)
    sides.take(event, line: reader.lineCount)
  }

  private func nextLine() throws(Fault) -> ArraySlice<UInt8>? {
    do throws(LogError) {
      return try lines.next()
    } catch {
      throw .log(error)
    }
  }
}

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
