import CSwivel
import SwivelLog
import SwivelModel

/// The sealed part of a recording: one file, or segments of which the oldest are dropped.
final class SealedLog {
  /// The common settings of all files of a log.
  struct Settings {
    var ordersBlocks = false
    // Whether requests wait until earlier writes are durable, in all segments.
    var securesRequests = false
    // Names that another recorder left in clear text are replaced, too.
    var redaction = Redaction.none
    // One for all segments, made on the sealer's thread.
    let deflater = Deflater()
    var open: SealedFileOpening = { path, use throws(LogError) in
      try SystemFile(path: path, use: use)
    }
  }

  let settings: Settings
  let facts: FoldedFacts
  var folder: SegmentFolder?
  var header: TraceHeader
  var path: String
  var sink: SealedSink
  var writer: LogWriter
  // The names of the journal's events until the log has them, and unknown kinds.
  var vocabulary = Vocabulary()
  var kinds: [EventSchema] = []
  var segmentFailure: LogError?
  // The next segment, from when this one is due to end until both are written.
  var next: Part?
  // Segments that ended since a request was answered, and whether files got their names since.
  var ended: [any SealedFile] = []
  var hasNewName = false
  /// The number of bytes of a truncated block that were cut off.
  private(set) var cutCount: UInt64 = 0

  // More names than this are dropped, because the log has them.
  static let vocabularyLimit = 4_096

  private init(
    _ settings: Settings, _ facts: FoldedFacts, _ header: TraceHeader, _ part: Part
  ) {
    (self.settings, self.facts, self.header) = (settings, facts, header)
    (path, sink, writer) = (part.path, part.sink, part.writer)
    hasNewName = true
  }

  /// Makes a single-file log, replacing an existing one.
  ///
  /// It gets its name once it has a header.
  static func creating(
    _ path: String, _ header: TraceHeader, _ settings: Settings
  ) throws(LogError) -> SealedLog {
    let facts = FoldedFacts()
    let part = try settings.begin(path) { sink throws(LogError) in
      try settings.writer(header, sink, facts)
    }
    do throws(LogError) {
      try LogError.check(swivel_rename(part.unfinishedPath, path), .create)
    } catch {
      part.discard()
      throw error
    }
    return SealedLog(settings, facts, header, part)
  }

  /// Continues a single-file log after its end.
  ///
  /// The end is validated before anything is changed.
  static func continuing(
    _ path: String, _ settings: Settings, look: (LogWriter.End) throws(LogError) -> Void
  ) throws(LogError) -> SealedLog {
    let facts = FoldedFacts()
    var made: SealedSink?
    let found = try LogWriter.appending(
      to: path, policy: .live, deflater: settings.deflater, checkpoints: facts,
      resuming: { facts.resume(from: $0) ? facts : nil },
      sink: { end throws(LogError) in
        try look(end)
        let file = try settings.open(path, .continuing(byteCount: end.byteCount))
        let sink = SealedSink(file, offset: end.byteCount, ordersBlocks: settings.ordersBlocks)
        made = sink
        return sink
      })
    guard let made else { preconditionFailure("a log was continued without asking for its file") }
    let part = Part(path: path, unfinishedPath: path, sink: made, writer: found.writer)
    let log = SealedLog(settings, facts, found.header, part)
    log.cutCount = found.cut?.byteCount ?? 0
    return log
  }

  /// Begins a segment after the existing ones.
  static func continuing(
    _ folder: SegmentFolder, _ ending: LogEnding, _ header: TraceHeader, _ facts: FoldedFacts,
    _ settings: Settings
  ) throws(LogError) -> SealedLog {
    let log = try adopting(folder, ending, header, facts, settings)
    try log.publish()
    return log
  }

  /// Begins a segment after the existing ones, which gets its name when it is complete.
  static func adopting(
    _ folder: SegmentFolder, _ ending: LogEnding, _ header: TraceHeader, _ facts: FoldedFacts,
    _ settings: Settings
  ) throws(LogError) -> SealedLog {
    let part = try settings.begin(folder.nextPath) { sink throws(LogError) in
      try settings.writer(header, sink, after: ending, facts)
    }
    let log = SealedLog(settings, facts, header, part)
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
