import SwivelLog
import SwivelModel
import SwivelText

/// Reads a trace in its text form, line by line.
///
/// A class, so that an enum's case can hold it without a copy for each line.
final class TextSource {
  private var lines: LineSource
  private(set) var reader = EventTextReader()

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
        if let item = try reader.read(line: line) { return item }
      } catch {
        throw .text(error)
      }
    }
    return nil
  }

  private func nextLine() throws(Fault) -> ArraySlice<UInt8>? {
    do throws(LogError) {
      return try lines.next()
    } catch {
      throw .log(error)
    }
  }
}
