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
    // Names that another recorder left in clear are replaced, too.
    var redaction = Redaction.none
    // One for all segments, made on the sealer's thread.
    let deflater = Deflater()
    var open: SealedFileOpening = { path, use throws(LogError) in
      try SystemFile(path: path, use: use)
    }
  }

  let manner: Manner
  let facts: FoldedFacts
  var folder: SegmentFolder?
  var header: TraceHeader
  var path: String
  var sink: SealedSink
  var writer: LogWriter
  // The names of the journal's events until the log knows them, and kinds that it cannot know.
  var vocabulary = Vocabulary()
  var kinds: [EventSchema] = []
  var segmentFailure: LogError?
  // The next segment, from when this one is to get its end until both have what they need.
  var next: Part?
  // Segments that ended since a request was answered, and whether files got their names since.
  var ended: [any SealedFile] = []
  var hasNewName = false
  /// How many bytes of half a block were cut off where it continues.
  private(set) var cutCount: UInt64 = 0

  // More names than this are forgotten, for the log knows them.
  static let vocabularyLimit = 4_096

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
      try manner.writer(header, sink, facts)
    }
    do throws(LogError) {
      try LogError.check(swivel_rename(part.unfinishedPath, path), .create)
    } catch {
      part.discard()
      throw error
    }
    return SealedLog(manner, facts, header, part)
  }

  /// Continues a log in one file after its end.
  ///
  /// The look at the end comes before anything is changed, and may refuse.
  static func continuing(
    _ path: String, _ manner: Manner, look: (LogWriter.End) throws(LogError) -> Void
  ) throws(LogError) -> SealedLog {
    let facts = FoldedFacts()
    var made: SealedSink?
    let found = try LogWriter.appending(
      to: path, policy: .live, deflater: manner.deflater, checkpoints: facts,
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

  /// Begins a segment after those that are there.
  static func continuing(
    _ folder: SegmentFolder, _ ending: LogEnding, _ header: TraceHeader, _ facts: FoldedFacts,
    _ manner: Manner
  ) throws(LogError) -> SealedLog {
    let log = try adopting(folder, ending, header, facts, manner)
    try log.publish()
    return log
  }

  /// Begins a segment after those that are there, which gets its name when it is whole.
  static func adopting(
    _ folder: SegmentFolder, _ ending: LogEnding, _ header: TraceHeader, _ facts: FoldedFacts,
    _ manner: Manner
  ) throws(LogError) -> SealedLog {
    let part = try manner.begin(folder.nextPath) { sink throws(LogError) in
      try manner.writer(header, sink, after: ending, facts)
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
