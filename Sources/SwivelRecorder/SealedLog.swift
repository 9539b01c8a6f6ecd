import CSwivel
import SwivelLog
import SwivelModel

/// The sealed part of a recording: one file, or segments of which the oldest are dropped.
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
  private var path: String
  private var sink: SealedSink
  private var writer: LogWriter
  // The names of the journal's events until the log knows them, and kinds that it cannot know.
  private var vocabulary = Vocabulary()
  private var kinds: [EventSchema] = []
  private var segmentFailure: LogError?
  // The next segment, from when this one is to get its end until both have what they need.
  private var next: Part?
  // Segments that ended since a request was answered, and whether files got their names since.
  private var ended: [any SealedFile] = []
  private var hasNewName = false
  /// How many bytes of half a block were cut off where it goes on.
  private(set) var cutCount: UInt64 = 0

  // More names than this are forgotten, for the log knows them.
  private static let vocabularyLimit = 4_096

  private init(
    _ manner: Manner, _ facts: FoldedFacts, _ header: TraceHeader, _ part: Part
  ) {
    (self.manner, self.facts, self.header) = (manner, facts, header)
    (path, sink, writer) = (part.path, part.sink, part.writer)
    hasNewName = true
  }

  /// Makes a log in one file, in place of what may be there.
  ///
  /// It has its name when it has a header.
  static func creating(
    _ path: String, _ header: TraceHeader, _ manner: Manner
  ) throws(LogError) -> SealedLog {
    let facts = FoldedFacts()
    let part = try manner.begin(path) { sink throws(LogError) in
      try LogWriter(header: header, policy: .live, sink: sink, checkpoints: facts)
    }
    do throws(LogError) {
      try LogError.check(swivel_rename(part.unfinishedPath, path), .create)
    } catch {
      part.discard()
      throw error
    }
    return SealedLog(manner, facts, header, part)
  }

  /// Goes on behind the end of a log in one file.
  ///
  /// Whoever has a look at the end, before anything is changed, may refuse.
  static func continuing(
    _ path: String, _ manner: Manner, look: (LogWriter.End) throws(LogError) -> Void
  ) throws(LogError) -> SealedLog {
    let facts = FoldedFacts()
    var made: SealedSink?
    let found = try LogWriter.appending(
      to: path, policy: .live, checkpoints: facts,
      resuming: { facts.resume(from: $0) ? facts : nil },
      sink: { end throws(LogError) in
        try look(end)
        let file = try manner.open(path, .continuing(byteCount: end.byteCount))
        let sink = SealedSink(file, offset: end.byteCount, ordersBlocks: manner.ordersBlocks)
        made = sink
        return sink
      })
    guard let made else { preconditionFailure("a log was continued without asking for its file") }
    let part = Part(path: path, unfinishedPath: path, sink: made, writer: found.writer)
    let log = SealedLog(manner, facts, found.header, part)
    log.cutCount = found.cut?.byteCount ?? 0
    return log
  }

  /// Begins a segment behind those that are there.
  static func continuing(
    _ folder: SegmentFolder, _ ending: LogEnding, _ header: TraceHeader, _ facts: FoldedFacts,
    _ manner: Manner
  ) throws(LogError) -> SealedLog {
    let log = try adopting(folder, ending, header, facts, manner)
    try log.publish()
    return log
  }

  /// Begins a segment behind those that are there, which gets its name when it is whole.
  static func adopting(
    _ folder: SegmentFolder, _ ending: LogEnding, _ header: TraceHeader, _ facts: FoldedFacts,
    _ manner: Manner
  ) throws(LogError) -> SealedLog {
    let part = try manner.begin(folder.nextPath) { sink throws(LogError) in
      try manner.writer(header, sink, behind: ending, facts)
    }
    let log = SealedLog(manner, facts, header, part)
    (log.path, log.folder) = (part.unfinishedPath, folder)
    return log
  }

  /// Gives a segment its name.
  func publish() throws(LogError) {
    guard var folder else { return }
    path = try folder.publish(path)
    self.folder = folder
  }

  /// Removes a file that has no name yet.
  func discard() { _ = swivel_remove(path) }
}

// MARK: - Files that are begun

extension SealedLog {
  /// A file of a log that has its header, but not its name yet.
  struct Part {
    let path: String
    let unfinishedPath: String
    let sink: SealedSink
    let writer: LogWriter

    func discard() { _ = swivel_remove(unfinishedPath) }
  }
}

extension SealedLog.Manner {
  /// Begins a file under another name.
  func begin(
    _ path: String, _ makeWriter: (SealedSink) throws(LogError) -> LogWriter
  ) throws(LogError) -> SealedLog.Part {
    let unfinishedPath = UnfinishedName.make(for: path)
    let file = try open(unfinishedPath, .create)
    let sink = SealedSink(file, offset: 0, ordersBlocks: ordersBlocks)
    do throws(LogError) {
      let writer = try makeWriter(sink)
      guard sink.drain() else { throw sink.failure ?? .finished }
      return SealedLog.Part(
        path: path, unfinishedPath: unfinishedPath, sink: sink, writer: writer)
    } catch {
      _ = swivel_remove(unfinishedPath)
      throw error
    }
  }

  /// The writer of a segment behind others; of the first if there are none.
  func writer(
    _ header: TraceHeader, _ sink: SealedSink, behind ending: LogEnding, _ facts: FoldedFacts
  ) throws(LogError) -> LogWriter {
    guard ending.header != nil else {
      return try LogWriter(header: header, policy: .live, sink: sink, checkpoints: facts)
    }
    return try LogWriter(
      header: header, policy: .live, sink: sink, from: ending.checkpoint(facts),
      names: redaction.redacted(facts.pruned(ending.names)), checkpoints: facts)
  }
}

// MARK: - Events

extension SealedLog {
  /// The recording, if its header says which it is.
  var recording: String? { header.recording }
  var nextSequence: UInt64 { writer.nextSequence }
  var segmentCount: Int { folder?.count ?? 1 }
  var byteCount: UInt64 { folder?.byteCount ?? writer.byteCount }
  /// Whether blocks are left that could not be written.
  var isBlocked: Bool { !sink.isWritten || next != nil }
  /// Why something could not be done, until it can.
  var failure: LogError? { sink.failure ?? segmentFailure }

  /// Learns kinds that this version does not know.
  func define(_ kinds: [EventSchema]) {
    self.kinds += kinds
    for kind in kinds { vocabulary.define(kind) }
  }

  /// Adds an event of a journal behind the last one.
  ///
  /// - Returns: `false` when no log can hold it.
  func append(_ entry: JournalEntry) throws(LogError) -> Bool {
    guard let record = record(of: entry) else { return false }
    let instant = min(max(Instant(rawValue: entry.instant), writer.lastInstant), .latest)
    let event = Event(sequence: entry.sequence, instant: instant, record: record)
    do throws(LogError) {
      try writer.append(event, vocabulary: vocabulary)
      return true
    } catch {
      switch error {
      case .unstorable, .outOfOrder, .tableFull: return false
      default: throw error
      }
    }
  }

  /// Says that some events are lost here, if there are any.
  func append(lost count: UInt64, _ reason: Loss.Reason) throws(LogError) {
    guard count > 0 else { return }
    try writer.append(.loss(Loss(count: count, reason: reason)), vocabulary: vocabulary)
  }

  func append(recovery facts: [(key: String, value: String)]) throws(LogError) {
    try writer.append(recovery: facts)
  }

  private func record(of entry: JournalEntry) -> Record? {
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
    if next == nil, let folder, writer.byteCount >= folder.segmentLimit {
      try beginSegment(in: folder)
    }
    return goOn()
  }

  /// Throws if the file that is written to is not there any more.
  func checkPlace() throws(LogError) {
    guard sink.file.isAt(path) else { throw .changedByAnother(path: path) }
  }

  /// What has to be secured before a request is answered: files, the one that is written to now
  /// last, and the directory if files got their names in it.
  func takeUnsecured() -> (files: [any SealedFile], directory: String?) {
    defer { (ended, hasNewName) = ([], false) }
    return (ended + [sink.file], hasNewName ? LogPlace.directory(of: path) : nil)
  }

  func synchronize() throws(LogError) {
    for file in ended { try file.order() }
    try sink.synchronize()
    try LogError.check(
      swivel_synchronize_directory(LogPlace.directory(of: path)), .synchronize)
  }

  /// Writes the mark of an orderly end.
  func finish() throws(LogError) {
    try writer.finish()
    guard sink.drain() else { throw sink.failure ?? .finished }
    folder?.note(writer.byteCount)
    try checkPlace()
  }

  /// Ends the segment when another can be begun; it grows beyond its limit until then.
  private func beginSegment(in folder: SegmentFolder) throws(LogError) {
    var following = header
    following.continue(header)
    let ending = LogEnding(header, writer)
    do throws(LogError) {
      next = try manner.begin(folder.nextPath) { sink throws(LogError) in
        try manner.writer(following, sink, behind: ending, facts)
      }
    } catch {
      segmentFailure = error
      return
    }
    try writer.finish()
    header = following
  }

  /// Goes on in the next segment, if there is one; it gets its name when the one before is whole.
  ///
  /// - Returns: `false` when something is not written yet.
  private func goOn() -> Bool {
    guard let next, var folder else { return true }
    guard sink.drain() else { return false }
    do throws(LogError) {
      path = try folder.publish(next.unfinishedPath)
      segmentFailure = nil
    } catch {
      segmentFailure = error
      return false
    }
    // Those that are dropped already need not be secured.
    if manner.securesRequests { ended = (ended + [sink.file]).suffix(folder.count) }
    (sink, writer, self.next, hasNewName) = (next.sink, next.writer, nil, true)
    self.folder = folder
    self.folder?.note(writer.byteCount)
    return true
  }
}
