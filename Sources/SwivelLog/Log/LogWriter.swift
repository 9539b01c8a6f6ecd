public import SwivelModel

/// Writes a log, event by event; what is written is never changed.
///
/// A log that was not finished can be read, and says that it was not.
public final class LogWriter {
  // Not checked for exclusive access, which took 10 ns an event: nothing that a method calls comes
  // back to it.
  @exclusivity(unchecked) private var core: Core

  /// Makes a log in a file, in place of what may be there.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when the file cannot be made.
  public convenience init(path: String, header: TraceHeader, policy: Policy) throws(LogError) {
    try self.init(header: header, policy: policy, sink: FileSink(creating: path))
  }

  /// Makes a log on a descriptor, which stays open: 1 is the standard output.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when the header cannot be written.
  public convenience init(
    descriptor: Int32, header: TraceHeader, policy: Policy
  ) throws(LogError) {
    try self.init(header: header, policy: policy, sink: FileSink(descriptor: descriptor))
  }

  /// Makes a log; without somebody who follows its events for them it has no checkpoints.
  package init(
    header: TraceHeader, policy: Policy, sink: any ByteSink, deflater: Deflater = Deflater(),
    checkpoints: (any CheckpointSource)? = nil
  ) throws(LogError) {
    core = try Core(
      header: header, policy: policy, sink: sink, deflater: deflater, source: checkpoints)
  }

  /// Makes a log that goes on where another was left, with a checkpoint in front of its events.
  package convenience init(
    header: TraceHeader, policy: Policy, sink: any ByteSink, deflater: Deflater,
    from origin: Checkpoint, names: NameTable, checkpoints: any CheckpointSource
  ) throws(LogError) {
    try self.init(header: header, policy: policy, sink: sink, deflater: deflater)
    try resume(from: origin, names: names, checkpoints: checkpoints)
  }

  /// Goes on from a state that does not follow from the events in front, and writes it.
  ///
  /// The one who follows the events is in that state, whose handles for names are those given. A
  /// log that already has other names for some of them goes on from its own state.
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

  /// The least number that the next event may have.
  public var nextSequence: UInt64 { core.nextSequence }

  /// When the last event happened; none may lie before.
  public var lastInstant: Instant { core.lastInstant }

  /// How many bytes the log has so far.
  package var byteCount: UInt64 { core.offset }

  /// The events that were told as lost, or left out by number.
  package var lostCount: UInt64 { core.lostCount }

  /// The names that the log defines so far, by its own handles.
  package var names: NameTable { core.glossary.names }

  /// Adds an event, or the word that events are missing.
  ///
  /// - Throws: ``LogError/outOfOrder(sequence:)``, ``LogError/unstorable(sequence:)`` or
  ///   ``LogError/tableFull``, after which the log goes on without the event, and
  ///   ``LogError/io(operation:errno:)`` or ``LogError/finished``, after which it does not.
  public func append(_ item: TraceItem, vocabulary: Vocabulary) throws(LogError) {
    switch item {
    case .event(let event): try core.append(event, vocabulary: vocabulary)
    case .loss(let loss): try core.append(loss)
    // The state of another log: this one has its own.
    case .checkpoint: return
    }
  }

  /// Adds an event, whose names are looked up in a vocabulary.
  ///
  /// - Throws: ``LogError/outOfOrder(sequence:)``, ``LogError/unstorable(sequence:)`` or
  ///   ``LogError/tableFull``, after which the log goes on without the event, and
  ///   ``LogError/io(operation:errno:)`` or ``LogError/finished``, after which it does not.
  public func append(_ event: Event, vocabulary: Vocabulary) throws(LogError) {
    try core.append(event, vocabulary: vocabulary)
  }

  /// Adds events one after the other, in less time than one by one.
  ///
  /// - Throws: What is thrown for an event alone; those in front of it are in the log then.
  public func append(
    contentsOf events: some Sequence<Event>, vocabulary: Vocabulary
  ) throws(LogError) {
    let result = events.withContiguousStorageIfAvailable { events in
      Result { () throws(LogError) in
        try core.append(contentsOf: events, vocabulary: vocabulary)
      }
    }
    if let result { return try result.get() }
    for event in events { try core.append(event, vocabulary: vocabulary) }
  }

  /// Tells what was mended when the log was taken over from a recorder that died, or from damage.
  package func append(recovery facts: [(key: String, value: String)]) throws(LogError) {
    try core.append(recovery: facts.map { "\($0.key)\t\($0.value)\n" }.joined())
  }

  /// Writes a checkpoint behind the last event, if anybody follows the events.
  package func checkpoint() throws(LogError) {
    try core.flush()
    try core.writeCheckpoint()
  }

  /// Writes what was gathered so far as a block.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be written, after which the log
  ///   takes no more, or ``LogError/finished``.
  public func flush() throws(LogError) {
    try core.flush()
  }

  /// Writes what was gathered so far, and waits until it survives a loss of power.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be written, after which the log
  ///   takes no more, or ``LogError/finished``.
  public func synchronize() throws(LogError) {
    try core.synchronize()
  }

  /// Waits until what was written survives a loss of power, also once the log is finished.
  package func secure() throws(LogError) {
    try core.secure()
  }

  /// Writes what was gathered so far and the mark of an orderly end.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` when it cannot be written, after which the log
  ///   takes no more, or ``LogError/finished``.
  public func finish() throws(LogError) {
    try core.finish()
  }
}
