public import SwivelModel

/// Writes a log, event by event; written bytes never change.
///
/// A log that was not finished is readable, and lacks the end mark.
public final class LogWriter {
  // Without exclusivity checks, which took 10 ns an event: no method is reentered.
  @exclusivity(unchecked) private var core: Core

  /// Makes a log in a file, replacing an existing one.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when the file cannot be created.
  public convenience init(path: String, header: TraceHeader, policy: Policy) throws(LogError) {
    try self.init(header: header, policy: policy, sink: FileSink(creating: path))
  }

  /// Makes a log on a descriptor that stays open; 1 is the standard output.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when the header cannot be written.
  public convenience init(
    descriptor: Int32, header: TraceHeader, policy: Policy
  ) throws(LogError) {
    try self.init(header: header, policy: policy, sink: FileSink(descriptor: descriptor))
  }

  /// Makes a log; it has checkpoints only if there is a source for them.
  package init(
    header: TraceHeader, policy: Policy, sink: any ByteSink, deflater: Deflater = Deflater(),
    checkpoints: (any CheckpointSource)? = nil
  ) throws(LogError) {
    core = try Core(
      header: header, policy: policy, sink: sink, deflater: deflater, source: checkpoints)
  }

  /// Makes a log that continues another, with a checkpoint before its events.
  package convenience init(
    header: TraceHeader, policy: Policy, sink: any ByteSink, deflater: Deflater,
    from origin: Checkpoint, names: NameTable, checkpoints: any CheckpointSource
  ) throws(LogError) {
    try self.init(header: header, policy: policy, sink: sink, deflater: deflater)
    try resume(from: origin, names: names, checkpoints: checkpoints)
  }

  /// Continues from a state that does not follow from the preceding events, and writes it.
  ///
  /// The checkpoint source is in that state, and uses the given handles for names. A log that
  /// already has other names for some of them continues from its own state.
  package func resume(
    from state: Checkpoint, names: NameTable, checkpoints: any CheckpointSource
  ) throws(LogError) {
    try core.resume(from: state, names: names, checkpoints)
  }

  /// Continues a log that was read to its end.
  init(
    continuing reader: LogReader, policy: Policy, sink: any ByteSink, deflater: Deflater,
    checkpoints: (any CheckpointSource)?
  ) {
    core = Core(
      continuing: reader, policy: policy, sink: sink, deflater: deflater, source: checkpoints)
  }

  /// The lowest number that the next event may have.
  public var nextSequence: UInt64 { core.nextSequence }

  /// The time of the last event; none may precede it.
  public var lastInstant: Instant { core.lastInstant }

  /// The length of the log so far.
  package var byteCount: UInt64 { core.offset }

  /// The events reported as lost, or skipped by number.
  package var lostCount: UInt64 { core.lostCount }

  /// The names defined so far, by the log's own handles.
  package var names: NameTable { core.glossary.names }

  /// Appends an event, or a report of missing events.
  ///
  /// - Throws: ``LogError/outOfOrder(sequence:)``, ``LogError/unstorable(sequence:)`` or
  ///   ``LogError/tableFull``, after which the log continues without the event, and
  ///   ``LogError/io(operation:errno:)`` or ``LogError/finished``, after which it does not.
  public func append(_ item: TraceItem, vocabulary: Vocabulary) throws(LogError) {
    switch item {
    case .event(let event): try core.append(event, vocabulary: vocabulary)
    case .loss(let loss): try core.append(loss)
    // The state of another log; this one computes its own.
    case .checkpoint: return
    }
  }

  /// Appends an event whose names are looked up in a vocabulary.
  ///
  /// - Throws: ``LogError/outOfOrder(sequence:)``, ``LogError/unstorable(sequence:)`` or
  ///   ``LogError/tableFull``, after which the log continues without the event, and
  ///   ``LogError/io(operation:errno:)`` or ``LogError/finished``, after which it does not.
  public func append(_ event: Event, vocabulary: Vocabulary) throws(LogError) {
    try core.append(event, vocabulary: vocabulary)
  }

  /// Appends events one by one.
  ///
  /// - Throws: What is thrown for a single event; the log then has the events before it.
  public func append(
    contentsOf events: some Sequence<Event>, vocabulary: Vocabulary
  ) throws(LogError) {
    for event in events { try core.append(event, vocabulary: vocabulary) }
  }

  /// Reports what was repaired when the log was taken over from a dead recorder, or from damage.
  package func append(recovery facts: [(key: String, value: String)]) throws(LogError) {
    try core.append(recovery: facts.map { "\($0.key)\t\($0.value)\n" }.joined())
  }

  /// Writes a checkpoint after the last event, if there is a source.
  package func checkpoint() throws(LogError) {
    try core.flush()
    try core.writeCheckpoint()
  }

  /// Writes the buffered events as a block.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be written, after which the log
  ///   accepts no more, or ``LogError/finished``.
  public func flush() throws(LogError) {
    try core.flush()
  }

  /// Writes the buffered events and waits until they survive a power loss.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be written, after which the log
  ///   accepts no more, or ``LogError/finished``.
  public func synchronize() throws(LogError) {
    try core.synchronize()
  }

  /// Waits until what was written survives a power loss, also after the log is finished.
  package func secure() throws(LogError) {
    try core.secure()
  }

  /// Writes the buffered events and the end mark.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be written, after which the log
  ///   accepts no more, or ``LogError/finished``.
  public func finish() throws(LogError) {
    try core.finish()
  }
}

extension LogWriter {
  /// How much a block collects before it is written.
  public enum Policy: Sendable {
    /// At most 1,024 events: a lost block loses little, and it costs the app little.
    case live
    /// As much as a block holds: the smallest log, for recordings that already exist.
    case batch

    var maximumEventCount: Int {
      switch self {
      case .live: 1_024
      case .batch: .max
      }
    }

    /// An app's thread writes the header, and is spared the start of zlib.
    var compressesHeader: Bool {
      switch self {
      case .live: false
      case .batch: true
      }
    }
  }
}
