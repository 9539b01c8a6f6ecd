package import SwivelModel

/// Copies the contents of a log to another one, with its names or their replacements.
package struct LogCopy: ~Copyable {
  private let reader: LogReader
  private let writer: LogWriter
  private let redaction: Redaction
  // The names as the copy has them, at the indexes of the log.
  private var vocabulary = Vocabulary()
  /// The events that were written.
  package private(set) var eventCount: UInt64 = 0
  /// The lost events that were reported, and the unused sequence numbers.
  package private(set) var lostCount: UInt64 = 0, missingCount: UInt64 = 0

  /// Prepares to copy a log to a single file.
  package init(
    of reader: LogReader, to sink: any ByteSink, _ redaction: Redaction,
    checkpoints: any CheckpointSource
  ) throws(LogError) {
    (self.reader, self.redaction) = (reader, redaction)
    var header = TraceHeader()
    // A single file is not part of a segmented recording.
    for fact in reader.header.facts where ![.previous, .recording].contains(fact.key) {
      _ = header.set(fact.key, to: fact.value)
    }
    writer = try LogWriter(
      header: redaction.redacted(header), policy: .batch, sink: sink, checkpoints: checkpoints)
  }

  /// Copies all entries.
  ///
  /// Where a checkpoint states more than the preceding events, the reader continues from it, and so
  /// does the copy; `resuming` makes the checkpoint source for the rest.
  package mutating func run(
    resuming: (Checkpoint) -> any CheckpointSource
  ) throws(LogError) {
    while let section = try reader.nextSection() {
      // A state brings names that were lost before it.
      if case .checkpoint = section { vocabulary.names = NameTable() }
      learn()
      switch section {
      case .events: try append(reader.events)
      case .loss(let loss):
        lostCount = lostCount.addingLost(loss.count)
        try writer.append(.loss(loss), vocabulary: vocabulary)
      case .checkpoint(let checkpoint):
        noteMissing(before: checkpoint)
        try writer.resume(
          from: checkpoint, names: vocabulary.names, checkpoints: resuming(checkpoint))
      }
    }
  }

  /// Ends the copy, after a report of the repair if there is one.
  package func finish(recovery facts: [(key: String, value: String)] = []) throws(LogError) {
    if !facts.isEmpty { try writer.append(recovery: facts) }
    try writer.finish()
  }

  /// The number of names in the log, including those of its header and its own kinds, and the
  /// number that the copy replaces or omits.
  package var nameCounts: (all: Int, replaced: Int) {
    let names = reader.vocabulary.names
    let replaced = (0..<UInt32(names.count)).map(NameID.init).count {
      names[$0] != vocabulary.names[$0]
    }
    let others =
      reader.vocabulary.newerKinds.values.map(redaction.nameCounts)
      + [redaction.nameCounts(of: reader.header)]
    return others.reduce((names.count, replaced)) { ($0.0 + $1.all, $0.1 + $1.replaced) }
  }

  private mutating func noteMissing(before checkpoint: Checkpoint) {
    let next = writer.nextSequence
    // What precedes the first checkpoint of a log was dropped deliberately.
    guard next > 0, checkpoint.nextSequence > next else { return }
    missingCount = missingCount.addingLost(checkpoint.nextSequence - next)
  }

  private mutating func append(_ events: ContiguousArray<Event>) throws(LogError) {
    let first = writer.nextSequence
    try writer.append(contentsOf: events, vocabulary: vocabulary)
    let passed = writer.nextSequence - first
    missingCount = missingCount.addingLost(passed - UInt64(events.count))
    eventCount += UInt64(events.count)
  }

  /// Adopts the names and kinds that the log has defined since.
  private mutating func learn() {
    let source = reader.vocabulary
    guard redaction.isActive else {
      vocabulary = source
      return
    }
    for schema in source.newerKinds.values { vocabulary.define(redaction.redacted(schema)) }
    vocabulary.names.append(source.names, redactedBy: redaction)
  }
}
