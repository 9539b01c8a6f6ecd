public import SwivelModel

/// Reads a log from its beginning, in memory that does not grow with the log.
public final class LogReader {
  /// A part of a log.
  public enum Section: Sendable {
    /// Events, which are in ``LogReader/events``.
    case events
    /// The word that events are missing here.
    case loss(Loss)
  }

  /// What the log says of itself.
  public let header: TraceHeader
  // One value, so that an event costs one check for exclusive access.
  private var core: Core

  /// Opens a file.
  public convenience init(path: String) throws(LogError) {
    try self.init(source: FileSource(path: path))
  }

  /// Reads from a descriptor, which stays open: 0 is the standard input.
  public convenience init(descriptor: Int32) throws(LogError) {
    try self.init(source: FileSource(descriptor: descriptor))
  }

  /// Reads the header.
  package init(source: any ByteSource) throws(LogError) {
    core = Core(source: source)
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
  public func nextSection() throws(LogError) -> Section? {
    try core.nextSection()
  }

  /// The events of the section that was read last.
  public var events: ContiguousArray<Event> { core.events }

  /// What was found so far.
  public var summary: Summary { core.summary }

  /// The words and kinds that the events read so far need.
  public var vocabulary: Vocabulary { core.decoder.vocabulary }

  /// The least number that a further event may have.
  public var nextSequence: UInt64 { core.decoder.nextSequence }

  /// When the last event happened that was read.
  public var lastInstant: Instant { core.decoder.lastInstant }

  /// How many fields of each kind the log has described.
  var described: DescribedKinds { core.decoder.described }
}
