public import SwivelModel

/// Writes a log, event by event; what is written is never changed.
///
/// A log that was not finished can be read, and says that it was not.
public final class LogWriter {
  // One value, so that an event costs one check for exclusive access.
  private var core: Core

  /// Makes a log in a file, in place of what may be there.
  public convenience init(path: String, header: TraceHeader, policy: Policy) throws(LogError) {
    try self.init(header: header, policy: policy, sink: FileSink(creating: path))
  }

  /// Makes a log on a descriptor, which stays open: 1 is the standard output.
  public convenience init(
    descriptor: Int32, header: TraceHeader, policy: Policy
  ) throws(LogError) {
    try self.init(header: header, policy: policy, sink: FileSink(descriptor: descriptor))
  }

  /// Makes a log.
  package init(header: TraceHeader, policy: Policy, sink: any ByteSink) throws(LogError) {
    core = try Core(header: header, policy: policy, sink: sink)
  }

  /// Continues a log that was read to its end.
  init(continuing reader: LogReader, policy: Policy, sink: any ByteSink) {
    core = Core(continuing: reader, policy: policy, sink: sink)
  }

  /// The least number that the next event may have.
  public var nextSequence: UInt64 { core.nextSequence }

  /// When the last event happened; none may lie before.
  public var lastInstant: Instant { core.lastInstant }

  /// Adds an event, or the word that events are missing.
  ///
  /// - Throws: ``LogError/outOfOrder(sequence:)``, ``LogError/unstorable(sequence:)`` or
  ///   ``LogError/tableFull``, after which the log goes on without the event, and
  ///   ``LogError/io(operation:errno:)`` or ``LogError/finished``, after which it does not.
  public func append(_ item: TraceItem, vocabulary: Vocabulary) throws(LogError) {
    switch item {
    case .event(let event): try core.append(event, vocabulary: vocabulary)
    case .loss(let loss): try core.append(loss)
    }
  }

  /// Adds an event, whose names are looked up in a vocabulary.
  public func append(_ event: Event, vocabulary: Vocabulary) throws(LogError) {
    try core.append(event, vocabulary: vocabulary)
  }

  /// Writes what was gathered so far as a block.
  public func flush() throws(LogError) {
    try core.flush()
  }

  /// Writes what was gathered so far, and waits until it survives a loss of power.
  public func synchronize() throws(LogError) {
    try core.synchronize()
  }

  /// Writes what was gathered so far and the mark of an orderly end.
  public func finish() throws(LogError) {
    try core.finish()
  }
}
