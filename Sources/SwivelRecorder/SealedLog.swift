import SwivelLog
import SwivelModel

/// The sealed part of a recording: one file, or segments of which the oldest are dropped.
///
/// What each event comes by is not checked for exclusive access: nothing that is called comes back
/// here.
final class SealedLog {
  /// What all files of a log have in common.
  struct Manner {
    var ordersBlocks = false
    // Whether a request is answered when what was written before is secured, in whichever segment.
    var securesRequests = false
    // What was recorded in clear by somebody else is not told any more.
    var redaction = Redaction.none
    var open: SealedFileOpening = { path, use throws(LogError) in
      try SystemFile(path: path, use: use)
    }
  }

  private let manner: Manner
  private let facts: FoldedFacts
  private var folder: SegmentFolder?
  private var header: TraceHeader
  @exclusivity(unchecked) private var sink: SealedSink
  @exclusivity(unchecked) private var writer: LogWriter
  // The names of the ring's events until the log knows them, and kinds that it cannot know.
  private var vocabulary = Vocabulary()
  @exclusivity(unchecked) private var kinds: [EventSchema] = []
  // Those that the log knows already.
  @exclusivity(unchecked) private var known = KnownNames()
  private var segmentFailure: LogError?
  // Segments that ended since a request was answered.
  private var ended: [any SealedFile] = []

  // More names than this are forgotten, for the log knows them.
  private static let vocabularyLimit = 4_096

  private init(
    _ manner: Manner, _ facts: FoldedFacts, _ folder: SegmentFolder?, _ header: TraceHeader,
    _ sink: SealedSink, _ writer: LogWriter
  ) {
    (self.manner, self.facts, self.folder) = (manner, facts, folder)
    (self.header, self.sink, self.writer) = (header, sink, writer)
  }

  /// Makes a log in one file, in place of what may be there.
  static func creating(
    _ path: String, _ header: TraceHeader, _ manner: Manner
  ) throws(LogError) -> SealedLog {
    let (facts, sink) = (FoldedFacts(), try manner.sink(path, .create, at: 0))
    let writer = try LogWriter(header: header, policy: .live, sink: sink, checkpoints: facts)
    return SealedLog(manner, facts, nil, header, sink, writer)
  }

  /// Goes on behind the end of a log in one file, or behind one segment.
  ///
  /// - Returns: The log, as it was found.
  static func continuing(
    _ path: String, _ manner: Manner
  ) throws(LogError) -> (log: SealedLog, found: LogWriter.Continuation) {
    let facts = FoldedFacts()
    var made: SealedSink?
    let found = try LogWriter.appending(
      to: path, policy: .live, checkpoints: facts,
      resuming: { facts.resume(from: $0) ? facts : nil },
      sink: { end, _ throws(LogError) in
        let sink = try manner.sink(path, .continuing(byteCount: end), at: end)
        made = sink
        return sink
      })
    guard let made else { preconditionFailure("a log was continued without asking for its file") }
    let log = SealedLog(manner, facts, nil, found.header, made, found.writer)
    return (log, found)
  }

  /// Makes a log of segments, behind those that are there.
  static func continuing(
    _ folder: SegmentFolder, _ header: TraceHeader, _ manner: Manner
  ) throws(LogError) -> SealedLog {
    var (folder, header) = (folder, header)
    let facts = FoldedFacts()
    let path = folder.nextPath
    let last = try folder.paths.last.map { path throws(LogError) in
      try LogEnding(path, facts)
    }
    if let last { header.continue(last.header) }
    let sink = try manner.sink(path, .create, at: 0)
    folder.add()
    guard let last else {
      let writer = try LogWriter(header: header, policy: .live, sink: sink, checkpoints: facts)
      return SealedLog(manner, facts, folder, header, sink, writer)
    }
    let writer = try LogWriter(
      header: header, policy: .live, sink: sink, from: last.checkpoint(facts),
      names: manner.redaction.redacted(facts.pruned(last.names)), checkpoints: facts)
    return SealedLog(manner, facts, folder, header, sink, writer)
  }
}

extension SealedLog.Manner {
  fileprivate func sink(
    _ path: String, _ use: SealedFileUse, at offset: UInt64
  ) throws(LogError) -> SealedSink {
    SealedSink(try open(path, use), offset: offset, ordersBlocks: ordersBlocks)
  }
}

// MARK: - Events

extension SealedLog {
  /// The recording, if its header says which it is.
  var recording: String? { header.recording }
  var lastInstant: Instant { writer.lastInstant }
  var segmentCount: Int { folder?.count ?? 1 }
  var byteCount: UInt64 { folder?.byteCount ?? writer.byteCount }
  /// Whether blocks are left that could not be written.
  var isBlocked: Bool { !sink.isWritten }
  /// Why something could not be done, until it can.
  var failure: LogError? { sink.failure ?? segmentFailure }

  /// How far the events that were added have taken over a hot file.
  var mark: TailMark? {
    get { writer.tailMark }
    set { writer.tailMark = newValue }
  }

  /// Learns kinds that this version does not know.
  func define(_ kinds: [EventSchema]) {
    self.kinds += kinds
    for kind in kinds { vocabulary.define(kind) }
  }

  /// Adds the event of a ring that was found last behind the last one.
  ///
  /// - Returns: `false` when no log can hold it.
  func append(
    _ entry: HotEntry, in slots: HotSlots, base: Instant
  ) throws(LogError) -> Bool {
    guard kinds.isEmpty, let record = known.record(of: entry, in: slots) else {
      let isAdded = try append(SpelledEntry(entry, slots.names), base: base)
      if isAdded { known.learn(namesIn: slots, by: writer.names, manner.redaction) }
      return isAdded
    }
    let event = event(entry, record, base)
    return try store { () throws(LogError) in try writer.append(own: event) }
  }

  /// Adds an event of a hot file behind the last one.
  ///
  /// - Returns: `false` when no log can hold it.
  func append(_ spelled: SpelledEntry, base: Instant) throws(LogError) -> Bool {
    guard let record = record(of: spelled) else { return false }
    let event = event(spelled.entry, record, base)
    return try store { () throws(LogError) in
      try writer.append(event, vocabulary: vocabulary)
    }
  }

  private func event(_ entry: HotEntry, _ record: Record, _ base: Instant) -> Event {
    let instant = Instant(rawValue: base.rawValue.addingClamped(entry.microseconds))
    return Event(
      sequence: writer.nextSequence.addingClamped(entry.skippedCount),
      // Threads that record at once may claim their slots in another order.
      instant: min(max(instant, writer.lastInstant), .latest), record: record)
  }

  private func store(_ write: () throws(LogError) -> Void) throws(LogError) -> Bool {
    do throws(LogError) {
      try write()
      return true
    } catch {
      switch error {
      case .unstorable, .outOfOrder, .tableFull: return false
      default: throw error
      }
    }
  }

  func append(_ loss: Loss) throws(LogError) {
    try writer.append(.loss(loss), vocabulary: vocabulary)
  }

  func append(recovery facts: [(key: String, value: String)]) throws(LogError) {
    try writer.append(recovery: facts)
  }

  private func record(of entry: SpelledEntry) -> Record? {
    if vocabulary.names.count > Self.vocabularyLimit { forgetNames() }
    if let record = entry.record(naming: &vocabulary, manner.redaction) { return record }
    forgetNames()
    return entry.record(naming: &vocabulary, manner.redaction)
  }

  private func forgetNames() {
    vocabulary = Vocabulary()
    for kind in kinds { vocabulary.define(kind) }
  }
}

// MARK: - Files

extension SealedLog {
  /// Writes what was gathered as a block, and begins the next segment if this one is full.
  ///
  /// - Returns: Whether all of it is written.
  func flush() throws(LogError) -> Bool {
    try writer.flush()
    return try drain()
  }

  /// Tries to write what could not be written before.
  func drain() throws(LogError) -> Bool {
    guard sink.drain() else { return false }
    folder?.note(writer.byteCount)
    if let folder, writer.byteCount >= folder.segmentLimit { try beginSegment() }
    return true
  }

  /// Takes the files that have to be secured before a request is answered, the one that is written
  /// to now last.
  func takeFiles() -> [any SealedFile] {
    defer { ended = [] }
    return ended + [sink.file]
  }

  func synchronize() throws(LogError) {
    for file in ended { try file.order() }
    try sink.synchronize()
  }

  /// Writes the mark of an orderly end.
  func finish() throws(LogError) {
    try writer.finish()
    guard sink.drain() else { throw sink.failure ?? .finished }
    folder?.note(writer.byteCount)
  }

  private func beginSegment() throws(LogError) {
    guard var folder else { return }
    let file: SealedSink
    do throws(LogError) {
      file = try manner.sink(folder.nextPath, .create, at: 0)
      segmentFailure = nil
    } catch {
      // The segment grows beyond its limit until there is another.
      segmentFailure = error
      return
    }
    folder.add()
    let origin = LogEnding(header, writer).checkpoint(facts)
    let (names, mark) = (facts.pruned(writer.names), writer.tailMark)
    try writer.finish()
    header.continue(header)
    writer = try LogWriter(
      header: header, policy: .live, sink: file, from: origin, names: names, checkpoints: facts)
    writer.tailMark = mark
    // Another log may have other numbers for them, or none.
    known.removeAll()
    // Those that are dropped already need not be secured.
    if manner.securesRequests { ended = (ended + [sink.file]).suffix(folder.count) }
    (self.folder, sink) = (folder, file)
    _ = sink.drain()
    self.folder?.note(writer.byteCount)
  }
}
