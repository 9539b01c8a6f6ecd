public import SwivelLog
public import SwivelModel
import SwivelReplay
package import SwivelText

/// Reads a trace in either form, distinguished by its first bytes.
public final class TraceReader {
  private enum Form {
    case log(LogReader)
    case text(TextSource)
  }

  // The amount that is read in a few hundredths of a second, including checksums.
  private static let readableByteCount: UInt64 = 4 << 20

  private let redaction: Redaction
  private var form: Form
  private var pending: TraceItem?
  private var facts = TraceSummary(form: .text(lineCount: 0))
  private var nextSequence: UInt64 = 0

  /// Opens a trace; `-` is the standard input.
  ///
  /// - Throws: ``TraceError`` if there is none, or its beginning cannot be read.
  public convenience init(path: String, mode: LogReader.Mode = .tail) throws(TraceError) {
    try self.init(path: path, mode: mode, auditing: .none)
  }

  /// Opens a trace, and counts unredacted parts while it is read.
  package convenience init(
    path: String, mode: LogReader.Mode, auditing redaction: Redaction
  ) throws(TraceError) {
    let (place, source): (LogPlace?, any ByteSource)
    do throws(LogError) {
      place = path == "-" ? nil : try LogPlace(path: path)
      source = try place?.open() ?? FileSource(descriptor: 0)
    } catch {
      throw .log(error, eventCount: 0, until: .start)
    }
    try self.init(source, mode: mode, hotPath: place?.hotPath, auditing: redaction)
  }

  /// Reads a trace from a source.
  package convenience init(
    _ source: any ByteSource, mode: LogReader.Mode, hotPath: String? = nil,
    auditing redaction: Redaction = .none
  ) throws(TraceError) {
    let isEmpty: Bool
    do throws(LogError) {
      let source = try PushbackSource(source, count: 2)
      isEmpty = source.first.isEmpty
      try self.init(source, mode, hotPath: hotPath, redaction)
    } catch {
      throw .log(error, eventCount: 0, until: .start)
    }
    // A recorder that died at once leaves this; no check may pass because of it.
    if isEmpty { throw .empty }
    // The header of a text is in its first line.
    if case .text = form { pending = try read() }
  }

  private init(
    _ source: PushbackSource, _ mode: LogReader.Mode, hotPath: String?, _ redaction: Redaction
  ) throws(LogError) {
    self.redaction = redaction
    // The magic of gzip, with which no text line begins.
    if source.first == [0x1F, 0x8B] {
      let audit = redaction.isActive ? LogAudit(redaction, isStored: Replayer.isStored) : nil
      form = .log(try LogReader(source: source, mode: mode, hotPath: hotPath, audit: audit))
    } else {
      form = .text(TextSource(source))
    }
  }

  /// The header of the trace.
  public var header: TraceHeader {
    switch form {
    case .log(let reader): reader.header
    case .text(let source): Self.header(of: source)
    }
  }

  private static func header(of source: TextSource) -> TraceHeader {
    var header = source.reader.header ?? TraceHeader()
    if source.reader.isUnnumbered { _ = header.set(.times, to: TraceHeader.assumedTimes) }
    return header
  }

  /// The names and kinds that the events read so far need.
  public var vocabulary: Vocabulary {
    switch form {
    case .log(let reader): reader.vocabulary
    case .text(let source): source.reader.vocabulary
    }
  }

  /// The names of the vocabulary.
  package var names: NameTable {
    switch form {
    case .log(let reader): reader.names
    case .text(let source): source.reader.vocabulary.names
    }
  }

  /// The lines of the events that were read so far; `nil` for a log, which has none.
  package var textLines: TraceLines? {
    guard case .text(let source) = form else { return nil }
    return source.eventLines
  }

  /// The unredacted parts of what was read so far.
  package var exposure: Exposure {
    switch form {
    case .log(let reader): Exposure(reader.names, redaction, reader.audit)
    case .text(let source): Exposure(source.reader, redaction)
    }
  }

  /// The findings so far.
  public var summary: TraceSummary {
    var summary = TraceSummary(form: formSummary)
    (summary.eventCount, summary.lostCount) = (facts.eventCount, facts.lostCount)
    (summary.first, summary.last) = (facts.first, facts.last)
    summary.missingCount = facts.missingCount
    summary.hasAssumedTimes = header.hasAssumedTimes
    if case .text(let source) = form {
      (summary.undeclared, summary.exchanged) =
        (source.controllers.undeclared, source.sides.exchanged)
    }
    return summary
  }

  /// Seeks to the last checkpoint before a position, before anything else is read.
  ///
  /// - Returns: The state there; `nil` where the trace is read from its beginning.
  /// - Throws: ``TraceError/log(_:eventCount:until:)`` when reading fails.
  public func seek(before place: LogReader.Place) throws(TraceError) -> Checkpoint? {
    guard case .log(let reader) = form else { return nil }
    do throws(LogError) {
      guard let checkpoint = try reader.seek(before: place) else { return nil }
      (nextSequence, facts.last) = (checkpoint.nextSequence, checkpoint.instant)
      (facts.eventCount, facts.lostCount) = (reader.summary.eventCount, checkpoint.lostCount)
      return checkpoint
    } catch {
      throw .log(error, eventCount: 0, until: .start)
    }
  }

  /// Counts everything up to the last checkpoint of a log, before anything else is read, and seeks
  /// there; not worthwhile for short logs.
  ///
  /// - Returns: The state there; `nil` where the trace is read from its beginning.
  /// - Throws: ``TraceError/log(_:eventCount:until:)`` when reading fails.
  public func skimToLastCheckpoint() throws(TraceError) -> Checkpoint? {
    guard case .log(let reader) = form, reader.byteCount ?? 0 > Self.readableByteCount else {
      return nil
    }
    do throws(LogError) {
      guard let skimmed = try reader.skimToLastCheckpoint() else { return nil }
      nextSequence = skimmed.checkpoint.nextSequence
      (facts.first, facts.last) = (skimmed.first, skimmed.checkpoint.instant)
      facts.eventCount = reader.summary.eventCount
      (facts.lostCount, facts.missingCount) = (reader.summary.lostCount, skimmed.missingCount)
      return skimmed.checkpoint
    } catch {
      throw .log(error, eventCount: 0, until: .start)
    }
  }

  /// Prepares to read what was appended after the end was reached.
  ///
  /// - Returns: Whether there may be more: not in a finished log, nor in text.
  /// - Throws: ``TraceError/log(_:eventCount:until:)`` when reading fails.
  public func lookAgain() throws(TraceError) -> Bool {
    guard case .log(let reader) = form, reader.byteCount != nil, !reader.hasEnded else {
      return false
    }
    do throws(LogError) {
      try reader.lookAgain()
      return true
    } catch {
      throw .log(error, eventCount: facts.eventCount, until: facts.last ?? .start)
    }
  }

  /// Delivers all checkpoints of a log, including redundant ones.
  public func deliverCheckpoints() {
    if case .log(let reader) = form { reader.deliversCheckpoints = true }
  }

  /// Reads the next entry; `nil` at the end.
  ///
  /// - Throws: ``TraceError`` after all events before the fault were returned.
  public func next() throws(TraceError) -> TraceItem? {
    let item: TraceItem?
    if let first = pending {
      (item, pending) = (first, nil)
    } else {
      item = try read()
    }
    if let item { count(item) }
    return item
  }

  /// Reads the next entries, some thousands at once from a log; `nil` at the end.
  ///
  /// - Throws: ``TraceError`` after all events before the fault were returned.
  package func nextPart() throws(TraceError) -> TracePart? {
    guard case .log(let reader) = form else { return try next().map(TracePart.item) }
    let section: LogReader.Section?
    do throws(LogError) {
      section = try reader.nextSection()
    } catch {
      throw .log(error, eventCount: facts.eventCount, until: facts.last ?? .start)
    }
    switch section {
    case nil: return nil
    case .loss(let loss): return part(.loss(loss))
    case .checkpoint(let checkpoint): return part(.checkpoint(checkpoint))
    case .events:
      count(reader.events)
      return .events(reader.header.hasAssumedTimes ? reader.events.assumingTimes : reader.events)
    }
  }

  private func part(_ item: TraceItem) -> TracePart {
    count(item)
    return .item(item)
  }

  private func read() throws(TraceError) -> TraceItem? {
    switch form {
    case .log(let reader):
      do throws(LogError) {
        let item = try reader.next()
        return reader.header.hasAssumedTimes ? item?.assumingTime : item
      } catch {
        throw .log(error, eventCount: facts.eventCount, until: facts.last ?? .start)
      }
    case .text(let source): return try read(source)
    }
  }

  private func read(_ source: TextSource) throws(TraceError) -> TraceItem? {
    do throws(TextSource.Fault) {
      return try source.next()
    } catch {
      let (count, last) = (facts.eventCount, facts.last ?? .start)
      switch error {
      case .log(let error): throw .log(error, eventCount: count, until: last)
      case .text(.notJSON) where source.reader.header == nil && count == 0: throw .unknownForm
      case .text(let error): throw .text(error, eventCount: count, until: last)
      }
    }
  }

  private func count(_ item: TraceItem) {
    switch item {
    case .loss(let loss): facts.lostCount = facts.lostCount.addingLost(loss.count)
    case .checkpoint(let checkpoint):
      // What precedes the first checkpoint of a log was dropped deliberately.
      if nextSequence > 0 { noteMissing(before: checkpoint.nextSequence) }
      nextSequence = max(nextSequence, checkpoint.nextSequence)
    case .event(let event): count(event)
    }
  }

  private func count(_ event: Event) {
    // The first event refutes a checkpoint before it that stated more dropped events.
    if facts.eventCount == 0, event.sequence < nextSequence { nextSequence = 0 }
    facts.eventCount += 1
    facts.first = facts.first ?? event.instant
    facts.last = event.instant
    noteMissing(before: event.sequence)
    nextSequence = event.sequence.addingClamped(1)
  }

  private func count(_ events: ContiguousArray<Event>) {
    guard let first = events.first, let last = events.last else { return }
    // Numbers only increase: if there are as many as events, none is missing between them.
    guard last.sequence &- first.sequence == UInt64(events.count - 1) else {
      for event in events { count(event) }
      return
    }
    count(first)
    facts.eventCount += UInt64(events.count - 1)
    facts.last = last.instant
    nextSequence = last.sequence.addingClamped(1)
  }

  private func noteMissing(before sequence: UInt64) {
    guard sequence > nextSequence else { return }
    facts.missingCount = facts.missingCount.addingLost(sequence - nextSequence)
  }

  private var formSummary: TraceSummary.Form {
    switch form {
    case .log(let reader): .log(reader.summary)
    case .text(let source): .text(lineCount: source.reader.lineCount)
    }
  }
}

// A log stores the assumed times as it stores any; only its header states that they are assumed.
extension Event {
  fileprivate var assumingTime: Self {
    Self(sequence: sequence, instant: instant.assumed, record: record)
  }
}

extension ContiguousArray<Event> {
  fileprivate var assumingTimes: Self { Self(map(\.assumingTime)) }
}

extension TraceItem {
  fileprivate var assumingTime: Self {
    if case .event(let event) = self { .event(event.assumingTime) } else { self }
  }
}
