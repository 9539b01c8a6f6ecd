import SwivelModel
import SwivelText

/// Reads the lines of a stream that is captured.
struct CapturedLines {
  private let form: Capture.Form
  // One of them is used; both are there, so that each is changed in its place.
  private var events: EventTextReader
  private var log = UnifiedLogReader()

  /// What a line comes to.
  enum Line {
    case items([TraceItem])
    /// It says nothing to a log.
    case other
    /// It is meant to say something, and cannot be read.
    case fault(String)
  }

  init(_ form: Capture.Form, clock: @escaping @Sendable () -> Instant) {
    self.form = form
    events = EventTextReader(clock: clock)
  }

  /// What the stream said of the log so far.
  var header: TraceHeader? {
    switch form {
    case .events: events.header
    case .unifiedLog: log.header
    }
  }

  /// The words and kinds of the lines so far.
  var vocabulary: Vocabulary {
    switch form {
    case .events: events.vocabulary
    case .unifiedLog: log.vocabulary
    }
  }

  /// Reads the next line.
  mutating func read(_ line: ArraySlice<UInt8>) -> Line {
    switch form {
    case .events: Self.read(line, &events)
    case .unifiedLog: Self.read(line, &log)
    }
  }

  /// The items that wait for a line that does not come any more.
  mutating func finish() -> [TraceItem] {
    switch form {
    case .events: []
    case .unifiedLog: log.finish()
    }
  }

  private static func read(
    _ line: ArraySlice<UInt8>, _ reader: inout EventTextReader
  ) -> Line {
    let first = line.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    guard first == UInt8(ascii: "{") else {
      // Counted by the reader too, so that its line numbers are the stream's.
      _ = try? reader.read(line: ArraySlice<UInt8>())
      return first == nil ? .items([]) : .other
    }
    do throws(TextError) {
      return .items(try reader.read(line: line).map { [$0] } ?? [])
    } catch {
      return .fault(error.description)
    }
  }

  private static func read(
    _ line: ArraySlice<UInt8>, _ reader: inout UnifiedLogReader
  ) -> Line {
    let passedOver = reader.passedOverCount
    do throws(ImportError) {
      let items = try reader.read(line: line)
      return items.isEmpty && reader.passedOverCount > passedOver ? .other : .items(items)
    } catch {
      return .fault(error.description)
    }
  }
}

extension UnifiedLogReader {
  /// The messages that no event tells of.
  fileprivate var passedOverCount: UInt64 { counts.ignored + counts.unknown + counts.duplicates }
}
