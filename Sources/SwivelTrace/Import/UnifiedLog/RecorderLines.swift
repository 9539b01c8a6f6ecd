import SwivelModel
import SwivelText

/// Reads the lines of Swivel's recorder in the system's log.
///
/// Their events are renumbered, since others may come between; their time is the message's.
struct RecorderLines: Sendable {
  /// The header in the recorder's lines.
  private(set) var header: TraceHeader?
  /// Whether the recorder itself reports windows, controllers and requests.
  private(set) var isComplete = false
  /// The last request in the recorder's lines.
  private(set) var lastRequest: Request?

  /// A geometry request, by its event's number.
  struct Request {
    let mask: InterfaceOrientationMask
    let sequence: UInt64
  }

  private var reader = EventTextReader(clock: { .start })
  // The next event number if none is missing.
  private var expected: UInt64 = 0
  // The new event numbers by the recorder's. An effect follows its cause within a few events.
  private var sequences: [UInt64: UInt64] = [:]
  private static let rememberedCount = 4_096

  mutating func read(
    _ text: String, line: Int, into composer: inout EventComposer
  ) throws(ImportError) {
    let item: TraceItem?
    do throws(TextError) {
      item = try self.item(of: text, &composer)
    } catch {
      // The reader counts the recorder's lines only.
      throw .recorderLine(line: line, problem: error.problem)
    }
    header = header ?? reader.header
    switch item {
    case .event(let event): take(event, &composer)
    case .loss(let loss): composer.add(loss)
    case .checkpoint, nil: break
    }
  }

  /// The item of a line; a header begins a new run.
  private mutating func item(
    of text: String, _ composer: inout EventComposer
  ) throws(TextError) -> TraceItem? {
    do throws(TextError) {
      return try next(text, &composer)
    } catch {
      switch error {
      case .misplacedHeader, .sequenceNotIncreasing(_, sequence: 0, _): restart()
      default: throw error
      }
      return try next(text, &composer)
    }
  }

  /// Reads a line with the shared vocabulary, without copying it.
  private mutating func next(
    _ text: String, _ composer: inout EventComposer
  ) throws(TextError) -> TraceItem? {
    swap(&reader.vocabulary, &composer.vocabulary)
    defer { swap(&reader.vocabulary, &composer.vocabulary) }
    expected = reader.nextSequence
    return try reader.read(line: Array(text.utf8)[...])
  }

  private mutating func restart() {
    reader = EventTextReader(clock: { .start })
    sequences.removeAll()
    lastRequest = nil
  }

  private mutating func take(_ event: Event, _ composer: inout EventComposer) {
    // The system drops messages when there are too many.
    if event.sequence > expected {
      composer.add(Loss(count: event.sequence - expected, reason: .bufferFull))
    }
    let record = event.record(at: composer.nextSequence, in: composer.vocabulary) { sequences[$0] }
    let sequence = composer.add(record)
    let families: [Event.Family] = [.window, .controller, .request]
    isComplete = isComplete || event.record.family.map(families.contains) ?? false
    sequences[event.sequence] = sequence
    sequences[event.sequence &- UInt64(Self.rememberedCount)] = nil
    if case .request(.geometryRequest(_, let mask, _)) = event.kind {
      lastRequest = Request(mask: mask, sequence: sequence)
    }
  }
}
