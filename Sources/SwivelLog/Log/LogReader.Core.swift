import SwivelModel

extension LogReader {
  /// A log that is being read.
  struct Core: ~Copyable {
    var events: ContiguousArray<Event> = []
    var summary = Summary()
    var decoder = EventsDecoder()
    var blocks: BlockReader
    var assembly = CheckpointAssembly()
    // The header of the current file, of the files that make up the log.
    var file = TraceHeader()
    // Whether something unreadable precedes, which the next checkpoint makes up for.
    var needsState = false
    var deliversCheckpoints = false
    // The path of the hot file beside the log.
    let hotPath: String?
    var hot: LogReader.HotProgress?
    var unsealed: LogReader.Unsealed?
    // The number of events reported as lost after the last one.
    var lostAfterEvents: UInt64 = 0
    // The hot file as copied before the log was read, until it is used.
    var tail: HotTail?
    private let mode: Mode
    private var position = 0
    private var failure: LogError?
    // The inflated bytes of event sections.
    private var eventByteCount: UInt64 = 0

    init(source: any ByteSource, mode: Mode, hotPath: String?, audit: LogAudit?) {
      blocks = BlockReader(source: source)
      self.hotPath = mode == .strict ? nil : hotPath
      self.mode = mode
      decoder.audit = audit
    }
  }
}

// MARK: - Parts

extension LogReader.Core {
  mutating func readHeader() throws(LogError) -> TraceHeader {
    try copyHotFile()
    switch try blocks.next() {
    case .block(let count):
      (summary.byteCount, summary.blockCount) = (blocks.offset, 1)
      var cursor = ByteCursor(blocks.payload, count: count)
      let text = cursor.text()
      let header = try HeaderText.header(text)
      decoder.audit?.note(header, text: text)
      file = header
      return header
    case .end, .torn(.start, _, _), .damaged(.start, _):
      throw .notALog
    case .torn(let damage, let offset, _), .damaged(let damage, let offset):
      throw .damagedBlock(offset: offset, eventCount: 0, damage: damage)
    }
  }

  mutating func next() throws(LogError) -> TraceItem? {
    // Fewer remain where events were already read from the hot file.
    while position >= events.count {
      switch try readSection() {
      case .events: position = 0
      case .loss(let loss): return .loss(loss)
      case .checkpoint(let checkpoint): return .checkpoint(checkpoint)
      case nil: return nil
      }
    }
    position += 1
    return .event(events[position - 1])
  }

  /// Returns to the end of the last whole block, after which more may have been written.
  mutating func lookAgain() throws(LogError) {
    guard failure == nil, blocks.byteCount != nil else { return }
    (summary.tornTail, summary.paddingByteCount) = (nil, 0)
    try copyHotFile()
    try blocks.lookAgain(from: summary.byteCount)
  }

  mutating func nextSection() throws(LogError) -> LogReader.Section? {
    let section = try readSection()
    position = events.count
    return section
  }
}

// MARK: - Blocks

extension LogReader.Core {
  private mutating func readSection() throws(LogError) -> LogReader.Section? {
    if let failure { throw failure }
    do {
      return try readBlocks()
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func readBlocks() throws(LogError) -> LogReader.Section? {
    while true {
      try checkVolume()
      let offset = blocks.offset
      switch try blocks.next() {
      case .block(let count):
        if let section = try readBlock(count, at: offset) { return section }
      case .end(let padding):
        summary.paddingByteCount += padding
        try checkEnd()
        return readHotTail()
      case .torn(_, let offset, let byteCount):
        summary.tornTail = LogReader.TornTail(offset: offset, byteCount: byteCount)
        decoder.audit?.note(.stretch)
        summary.isClosedCleanly = false
        try checkEnd()
        return readHotTail()
      case .damaged(let damage, let offset):
        try leaveOut(from: offset, damage)
      }
    }
  }

  private mutating func readBlock(
    _ count: Int, at offset: UInt64
  ) throws(LogError) -> LogReader.Section? {
    summary.byteCount = blocks.offset
    summary.blockCount += 1
    summary.isClosedCleanly = count == 0
    guard count > 0 else { return nil }
    do throws(BlockDamage) {
      let section = try readPayload(count)
      if case .events = section { eventByteCount += UInt64(count) }
      return section
    } catch {
      // A damaged section has no events, and those before it were returned.
      position = events.count
      try leaveOut(from: offset, error)
      return nil
    }
  }

  /// Continues after damage, if the mode permits.
  private mutating func leaveOut(
    from offset: UInt64, _ damage: BlockDamage
  ) throws(LogError) {
    // A loss of power damages the end of a segment, and hides nothing of the next.
    guard mode == .salvage || mode == .tail && blocks.isInEarlierFile(offset) else {
      throw .damagedBlock(offset: offset, eventCount: summary.eventCount, damage: damage)
    }
    (summary.byteCount, summary.isClosedCleanly) = (blocks.offset, false)
    summary.gapCount += 1
    decoder.audit?.note(.stretch)
    needsState = true
    guard summary.gaps.count < LogReader.Summary.detailLimit else { return }
    summary.gaps.append(
      LogReader.Gap(
        offset: offset, byteCount: blocks.offset - offset, damage: damage,
        firstSequence: decoder.nextSequence))
  }

  // The amount that inflates in a tenth of a second.
  private static let freeByteCount: UInt64 = 1 << 26

  /// Rejects a log that takes long to read and contains next to nothing.
  ///
  /// Events justify the time for reading them. Everything else is small or compresses badly: what a
  /// writer stores inflates to a few times its length.
  private func checkVolume() throws(LogError) {
    let other = blocks.inflatedByteCount - min(eventByteCount, blocks.inflatedByteCount)
    guard other / 32 > blocks.offset, other > Self.freeByteCount else { return }
    throw .tooMuch(offset: blocks.offset)
  }

  private func checkEnd() throws(LogError) {
    guard mode == .strict, !summary.isClosedCleanly || summary.paddingByteCount > 0 else { return }
    throw .notClosed(offset: summary.byteCount)
  }
}
