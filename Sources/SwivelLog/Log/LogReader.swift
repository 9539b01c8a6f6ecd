public import SwivelModel

/// Reads a log from its beginning, in constant memory.
public final class LogReader {
  /// A part of a log.
  public enum Section: Sendable {
    /// Events, which are in ``LogReader/events``.
    case events
    /// A report that events are missing here.
    case loss(Loss)
    /// The state at this position, where it does not follow from the preceding events.
    case checkpoint(Checkpoint)
  }

  /// A position in a log, before the first matching event.
  public enum Place: Sendable {
    /// Before the events from this time on.
    case instant(Instant)
    /// Before the event with this number.
    case sequence(UInt64)
  }

  /// The header of the log.
  public let header: TraceHeader
  // Without exclusivity checks, which took 10 ns an event: no method is reentered.
  @exclusivity(unchecked) private var core: Core

  /// The longest report of a repair that is kept.
  static let maximumRecoveryLength = 4_096

  /// Opens a log: a file, one of the files of a segmented recording, or their directory.
  ///
  /// - Throws: ``LogError/notALog``, ``LogError/unsupportedVersion(_:)`` or
  ///   ``LogError/unsupportedUnit(_:)`` for what cannot be read, ``LogError/noLog(path:)`` or
  ///   ``LogError/severalLogs(names:)`` for a directory, and ``LogError/io(operation:errno:)``.
  public convenience init(path: String, mode: Mode = .tail) throws(LogError) {
    let place = try LogPlace(path: path)
    try self.init(source: place.open(), mode: mode, hotPath: place.hotPath)
  }

  /// Reads from a descriptor that stays open; 0 is the standard input.
  ///
  /// - Throws: ``LogError/notALog``, ``LogError/unsupportedVersion(_:)``,
  ///   ``LogError/unsupportedUnit(_:)`` or ``LogError/io(operation:errno:)``.
  public convenience init(descriptor: Int32, mode: Mode = .tail) throws(LogError) {
    try self.init(source: FileSource(descriptor: descriptor), mode: mode)
  }

  /// Reads the header and, if requested, audits the log from there on for unredacted parts.
  package init(
    source: any ByteSource, mode: Mode = .tail, hotPath: String? = nil, audit: LogAudit? = nil
  ) throws(LogError) {
    core = Core(source: source, mode: mode, hotPath: hotPath, audit: audit)
    header = try core.readHeader()
  }

  /// Reads the next event, or a report of missing events; `nil` at the end.
  ///
  /// - Throws: ``LogError/damagedBlock(offset:eventCount:damage:)`` after all events before the
  ///   damage were returned.
  public func next() throws(LogError) -> TraceItem? {
    try core.next()
  }

  /// Reads the next section; `nil` at the end.
  ///
  /// This is the fast path: its events, some thousands, are in ``events`` all at once.
  ///
  /// - Throws: What ``next()`` throws, after everything before it was returned.
  public func nextSection() throws(LogError) -> Section? {
    try core.nextSection()
  }

  /// Seeks to the last checkpoint before a position, before anything else is read.
  ///
  /// Everything before it is skipped, so damage there goes unnoticed.
  ///
  /// - Returns: The state there; `nil` where the log is read from its beginning, because it has no
  ///   such checkpoint or is a stream.
  /// - Throws: ``LogError/io(operation:errno:)``.
  /// - Complexity: Constant in the length of a log with an index, else linear in its blocks.
  public func seek(before place: Place) throws(LogError) -> Checkpoint? {
    try core.seek(before: place)
  }

  /// Prepares to read what was appended after the end was reached.
  ///
  /// - Throws: ``LogError/io(operation:errno:)``.
  public func lookAgain() throws(LogError) {
    try core.lookAgain()
  }

  /// Counts everything up to the last checkpoint, before anything else is read, and seeks there.
  ///
  /// Only block headers are read, without checksums.
  ///
  /// - Returns: `nil` where the log is read from its beginning, because it has no checkpoint or is
  ///   a
  ///   stream.
  /// - Throws: ``LogError/io(operation:errno:)``.
  public func skimToLastCheckpoint() throws(LogError) -> Skimmed? {
    try core.skimToLastCheckpoint()
  }

  /// Whether the end mark was read, so that nothing more follows.
  public var hasEnded: Bool { core.summary.isClosedCleanly || core.summary.recorder == .gone }

  /// The length of the log, if it is seekable.
  public var byteCount: UInt64? { core.blocks.byteCount }

  /// Whether all checkpoints are delivered, including redundant ones.
  public var deliversCheckpoints: Bool {
    get { core.deliversCheckpoints }
    set { core.deliversCheckpoints = newValue }
  }

  /// The events of the last section.
  public var events: ContiguousArray<Event> { core.events }

  /// The findings so far.
  public var summary: Summary { core.summary }

  /// The unredacted parts of what was read so far; `nil` unless requested.
  package var audit: LogAudit? { core.decoder.audit }

  /// The names and kinds that the events read so far need.
  public var vocabulary: Vocabulary { core.hot?.vocabulary ?? core.decoder.vocabulary }

  /// The names of the vocabulary, for callers that need them at each event: copying all of it costs
  /// as much as reading one.
  package var names: NameTable {
    core.hot == nil ? core.decoder.vocabulary.names : vocabulary.names
  }

  /// The lowest number that a further event may have.
  public var nextSequence: UInt64 { core.decoder.nextSequence }

  /// The time of the last event that was read.
  public var lastInstant: Instant { core.decoder.lastInstant }

  /// The number of events that the log reports as lost after its last one.
  package var lostAfterEvents: UInt64 { core.lostAfterEvents }

  /// The end after which the events of a hot file continue.
  package var hotEnd: HotTail.LogEnd { core.hotEnd }

  /// The number of fields of each kind that the log has described.
  var described: DescribedKinds { core.decoder.described }
}

extension LogReader {
  /// How much of a damaged log is read.
  public enum Mode: String, CaseIterable, Sendable {
    /// Any defect is an error, also a missing end mark.
    case strict
    /// A crash may have truncated the log; damage before its end is an error.
    case tail
    /// Damaged parts are skipped.
    case salvage
  }
}
