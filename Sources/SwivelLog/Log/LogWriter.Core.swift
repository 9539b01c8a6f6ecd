import SwivelModel

extension LogWriter {
  /// A log that is being written.
  struct Core: ~Copyable {
    var nextSequence: UInt64 = 0
    var lastInstant = Instant.start

    /// The events in written blocks.
    private(set) var eventCount: UInt64 = 0
    /// The events reported as lost, or skipped by number.
    var lostCount: UInt64 = 0
    // The loss reported before the event with a number, which a gap in the numbers repeats.
    private var reported: (sequence: UInt64, count: UInt64) = (0, 0)

    let maximumEventCount: Int
    private var blocks: BlockWriter
    // The contents of the current block, and the log's definitions up to its end.
    var encoder: EventsEncoder
    var glossary: Glossary
    let shapes = KindShape.known
    // After a failure the file may end in a partial block, after which nothing can be found.
    private(set) var failure: LogError?

    // The source of checkpoints; and their index entries.
    var source: (any CheckpointSource)?
    // Cached: testing the existential for `nil` took 12 ns an event.
    private(set) var isFollowed: Bool
    var cadence = CheckpointCadence()
    var index = IndexSection()

    init(
      header: TraceHeader, policy: Policy, sink: any ByteSink, deflater: Deflater,
      source: (any CheckpointSource)?
    ) throws(LogError) {
      self.source = source
      isFollowed = source != nil
      maximumEventCount = policy.maximumEventCount
      glossary = Glossary()
      encoder = EventsEncoder(firstName: 0)
      blocks = BlockWriter(sink: sink, deflater: deflater)
      try writeSection(compressing: policy.compressesHeader) { $0.append(HeaderText.text(header)) }
    }

    init(
      continuing reader: LogReader, policy: Policy, sink: any ByteSink, deflater: Deflater,
      source: (any CheckpointSource)?
    ) {
      self.source = source
      isFollowed = source != nil
      maximumEventCount = policy.maximumEventCount
      nextSequence = reader.nextSequence
      lastInstant = reader.lastInstant
      (eventCount, lostCount) = (reader.summary.eventCount, reader.summary.lostCount)
      glossary = Glossary(names: reader.vocabulary.names, described: reader.described)
      encoder = EventsEncoder(firstName: glossary.names.count)
      blocks = BlockWriter(sink: sink, deflater: deflater, offset: reader.summary.byteCount)
      cadence.plan(after: nextSequence, byteCount: 0)
    }

    /// The offset of the next block.
    var offset: UInt64 { blocks.offset }

    /// Continues from a later state.
    mutating func resume(
      from state: Checkpoint, names: NameTable, _ source: any CheckpointSource
    ) throws(LogError) {
      try flush()
      guard state.nextSequence >= nextSequence, state.instant >= lastInstant,
        glossary.names.isBeginning(of: names)
      else { return }
      (nextSequence, lastInstant) = (state.nextSequence, state.instant)
      (lostCount, self.source, isFollowed) = (state.lostCount, source, true)
      glossary.names = names
      encoder.beginNames(at: names.count)
      try writeCheckpoint()
    }
  }
}

// MARK: - Blocks

extension LogWriter.Core {
  mutating func append(_ loss: Loss) throws(LogError) {
    try flush()
    lostCount = lostCount.addingLost(loss.count)
    let before = reported.sequence == nextSequence ? reported.count : 0
    reported = (nextSequence, before.addingClamped(loss.count))
    // A broken stream may have a loss in each line.
    try writeSection(capacity: 32) { section in
      section.append(SectionType.loss)
      section.append(variable: loss.count)
      section.append(variable: UInt64(loss.reason.rawValue))
    }
  }

  /// Counts the numbers skipped before an event, except what was reported as lost there.
  mutating func noteGap(before sequence: UInt64) {
    let gap = sequence &- nextSequence
    let known = reported.sequence == nextSequence ? reported.count : 0
    lostCount = lostCount.addingLost(gap - min(gap, known))
  }

  mutating func flush() throws(LogError) {
    if let failure { throw failure }
    try seal()
  }

  mutating func synchronize() throws(LogError) {
    try flush()
    try guarded { (blocks) throws(LogError) in try blocks.synchronize() }
  }

  mutating func secure() throws(LogError) {
    try blocks.synchronize()
  }

  mutating func append(recovery text: String) throws(LogError) {
    try flush()
    try writeSection { section in
      section.append(SectionType.recovery)
      section.append(text)
    }
  }

  mutating func finish() throws(LogError) {
    try flush()
    try writeDirectory()
    try guarded { (blocks) throws(LogError) in try blocks.writeEnd() }
    failure = .finished
  }

  /// Writes the current block, unless it is empty.
  mutating func seal() throws(LogError) {
    guard encoder.eventCount > 0 else { return }
    eventCount += UInt64(encoder.eventCount)
    let extent = encoder.seal(nextName: glossary.names.count)
    let payload = encoder.payload
    try guarded { (blocks) throws(LogError) in try blocks.write(payload, extent) }
    if isCheckpointDue { try writeCheckpoint() }
  }

  mutating func writeSection(
    capacity: Int = BlockFormat.maximumPayload, compressing: Bool = true,
    _ fill: (inout ByteWriter) -> Void
  ) throws(LogError) {
    var section = ByteWriter(capacity: capacity)
    fill(&section)
    let count = section.count
    let extent = compressing ? PayloadExtent(mixed: count) : PayloadExtent(plain: count)
    try guarded { (blocks) throws(LogError) in try blocks.write(section.bytes, extent) }
  }

  private mutating func guarded(
    _ work: (inout BlockWriter) throws(LogError) -> Void
  ) throws(LogError) {
    do {
      try work(&blocks)
    } catch {
      failure = error
      throw error
    }
  }
}
