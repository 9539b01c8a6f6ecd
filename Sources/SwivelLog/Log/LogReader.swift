public import SwivelModel

/// Reads a log from its beginning, in memory that does not grow with the log.
public final class LogReader {
  /// A part of a log.
  public enum Section: Sendable {
    /// Events, which are in ``LogReader/events``.
    case events
    /// The word that events are missing here.
    case loss(Loss)
    /// The state at this place, where it does not follow from the events in front.
    case checkpoint(Checkpoint)
  }

  /// A place in a log, in front of the first event that is meant.
  public enum Place: Sendable {
    /// In front of the events from this time on.
    case instant(Instant)
    /// In front of the event of this number.
    case sequence(UInt64)
  }

  /// What the log says of itself.
  public let header: TraceHeader
  // Not checked for exclusive access, which took 10 ns an event: nothing that a method calls comes
  // back to it.
  @exclusivity(unchecked) private var core: Core

  /// More of the word of a recovery is not kept.
  static let maximumRecoveryLength = 4_096

  /// Opens a log: a file, one of the files that make up a recording, or their directory.
  ///
  /// - Throws: ``LogError/notALog``, ``LogError/unsupportedVersion(_:)`` or
  ///   ``LogError/unsupportedUnit(_:)`` for what cannot be read, ``LogError/noLog(path:)`` or
  ///   ``LogError/severalLogs(names:)`` for a directory, and ``LogError/io(operation:errno:)``.
  public convenience init(path: String, mode: Mode = .tail) throws(LogError) {
    let place = try LogPlace(path: path)
    try self.init(source: place.open(), mode: mode, hotPath: place.hotPath)
  }

  /// Reads from a descriptor, which stays open: 0 is the standard input.
  ///
  /// - Throws: ``LogError/notALog``, ``LogError/unsupportedVersion(_:)``,
  ///   ``LogError/unsupportedUnit(_:)`` or ``LogError/io(operation:errno:)``.
  public convenience init(descriptor: Int32, mode: Mode = .tail) throws(LogError) {
    try self.init(source: FileSource(descriptor: descriptor), mode: mode)
  }

  /// Reads the header, and counts from there on what is not redacted if that is asked for.
  package init(
    source: any ByteSource, mode: Mode = .tail, hotPath: String? = nil, audit: LogAudit? = nil
  ) throws(LogError) {
    core = Core(source: source, mode: mode, hotPath: hotPath, audit: audit)
    header = try core.readHeader()
  }

  /// Reads the next event, or the word that events are missing; `nil` at the end.
  ///
  /// - Throws: ``LogError/damagedBlock(offset:eventCount:damage:)`` after all events in front of
  ///   the damage were returned.
  public func next() throws(LogError) -> TraceItem? {
    try core.next()
  }

  /// Reads the next section; `nil` at the end.
  ///
  /// This is the fast way: its events, some thousands, are in ``events`` all at once.
  ///
  /// - Throws: What ``next()`` throws, after all in front of it was returned.
  public func nextSection() throws(LogError) -> Section? {
    try core.nextSection()
  }

  /// Goes to the last checkpoint in front of a place, before anything else is read.
  ///
  /// What lies in front of it is not looked at, so damage there is not seen.
  ///
  /// - Returns: The state there; `nil` where the log is read from its beginning, because it has no
  ///   such checkpoint or comes as a stream.
  /// - Throws: ``LogError/io(operation:errno:)``.
  /// - Complexity: Constant in the length of a log with an index, else linear in its blocks.
  public func seek(before place: Place) throws(LogError) -> Checkpoint? {
    try core.seek(before: place)
  }

  /// Gets ready to read what is written behind the end, once that was reached.
  ///
  /// - Throws: ``LogError/io(operation:errno:)``.
  public func lookAgain() throws(LogError) {
    try core.lookAgain()
  }

  /// Counts what there is up to the last checkpoint, before anything else is read, and goes there.
  ///
  /// Only the beginnings of blocks are looked at: checksums are not.
  ///
  /// - Returns: `nil` where the log is read from its beginning, because it has no checkpoint or
  ///   comes as a stream.
  /// - Throws: ``LogError/io(operation:errno:)``.
  public func skimToLastCheckpoint() throws(LogError) -> Skimmed? {
    try core.skimToLastCheckpoint()
  }

  /// Whether the log was ended in order, as far as it was read, so that nothing more comes.
  public var hasEnded: Bool { core.summary.isClosedCleanly || core.summary.recorder == .gone }

  /// How long the log is, where it can be read in any order.
  public var byteCount: UInt64? { core.blocks.byteCount }

  /// Whether all checkpoints are delivered, also those that say nothing new.
  public var deliversCheckpoints: Bool {
    get { core.deliversCheckpoints }
    set { core.deliversCheckpoints = newValue }
  }

  /// The events of the section that was read last.
  public var events: ContiguousArray<Event> { core.events }

  /// What was found so far.
  public var summary: Summary { core.summary }

  /// What is not redacted of all that was read so far; `nil` if that was not asked for.
  package var audit: LogAudit? { core.decoder.audit }

  /// The words and kinds that the events read so far need.
  public var vocabulary: Vocabulary { core.hot?.vocabulary ?? core.decoder.vocabulary }

  /// The words of the vocabulary, for whoever asks at each event: a copy of all of it takes as long
  /// as to read one.
  package var names: NameTable {
    core.hot == nil ? core.decoder.vocabulary.names : vocabulary.names
  }

  /// The least number that a further event may have.
  public var nextSequence: UInt64 { core.decoder.nextSequence }

  /// When the last event happened that was read.
  public var lastInstant: Instant { core.decoder.lastInstant }

  /// How many events the log reports as lost after its last one.
  package var lostAfterEvents: UInt64 { core.lostAfterEvents }

  /// The end that the events of a hot file follow.
  package var hotEnd: HotTail.LogEnd { core.hotEnd }

  /// How many fields of each kind the log has described.
  var described: DescribedKinds { core.decoder.described }
}
