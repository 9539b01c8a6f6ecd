import SwivelModel
import SwivelText

/// Reads the lines of a captured stream.
struct CapturedLines {
  private let form: Capture.Form
  // One of them is used; both exist, so that each is mutated in place.
  private var events: EventTextReader
  private var log = UnifiedLogReader()
  // Whether the definition of a kind was refused.
  private var hasRefusal = false

  /// The result of reading a line.
  enum Line {
    case items([TraceItem])
    /// A line of no interest.
    case other
    /// An invalid line.
    case fault(String)
  }

  init(_ form: Capture.Form, clock: @escaping @Sendable () -> Instant) {
    self.form = form
    events = EventTextReader(clock: clock)
  }

  /// The header that the stream has given so far.
  var header: TraceHeader? {
    switch form {
    case .events: events.header
    case .unifiedLog: log.header
    }
  }

  /// The names and kinds of the lines so far.
  var vocabulary: Vocabulary {
    switch form {
    case .events: events.vocabulary
    case .unifiedLog: log.vocabulary
    }
  }

  /// Reads the next line.
  mutating func read(_ line: ArraySlice<UInt8>) -> Line {
    switch form {
    case .events: Self.read(line, &events, &hasRefusal)
    case .unifiedLog: Self.read(line, &log)
    }
  }

  /// The items that waited for a continuation line.
  mutating func finish() -> [TraceItem] {
    switch form {
    case .events: []
    case .unifiedLog: log.finish()
    }
  }

  private static func read(
    _ line: ArraySlice<UInt8>, _ reader: inout EventTextReader, _ hasRefusal: inout Bool
  ) -> Line {
    let candidate = EventCandidate(line)
    guard let text = candidate.text else {
      // The reader counts it too, so that its line numbers are the stream's.
      _ = try? reader.read(line: ArraySlice<UInt8>())
      return candidate.isBlank ? .items([]) : .other
    }
    do throws(TextError) {
      return .items(try reader.read(line: text).map { [$0] } ?? [])
    } catch {
      switch error {
      case .kindTaken, .codeTaken: hasRefusal = true
      default: break
      }
      let isMeant = candidate.isMeant(by: error, afterRefusal: hasRefusal)
      return isMeant ? .fault(error.description) : .other
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
  /// The number of ignored messages.
  fileprivate var passedOverCount: UInt64 { counts.ignored + counts.unknown + counts.duplicates }
}
