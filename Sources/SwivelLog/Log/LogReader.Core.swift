internal import SwivelModel

extension LogReader {
  /// A log that is being read.
  struct Core: ~Copyable {
    private(set) var events: ContiguousArray<Event> = []
    private(set) var summary = Summary()
    private(set) var decoder = EventsDecoder()
    private var blocks: BlockReader
    private var position = 0
    private var failure: LogError?

    init(source: any ByteSource) {
      blocks = BlockReader(source: source)
    }
  }
}

// MARK: - Parts

extension LogReader.Core {
  mutating func readHeader() throws(LogError) -> TraceHeader {
    switch try blocks.next() {
    case .block(let count):
      (summary.byteCount, summary.blockCount) = (blocks.offset, 1)
      var cursor = ByteCursor(blocks.payload, count: count)
      return try HeaderText.header(cursor.text())
    case .end, .torn(.start, _, _), .damaged(.start, _):
      throw .notALog
    case .torn(let damage, let offset, _), .damaged(let damage, let offset):
      throw .damagedBlock(offset: offset, eventCount: 0, damage: damage)
    }
  }

  mutating func next() throws(LogError) -> TraceItem? {
    while position == events.count {
      switch try readSection() {
      case .events: position = 0
      case .loss(let loss): return .loss(loss)
      case nil: return nil
      }
    }
    position += 1
    return .event(events[position - 1])
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
      let offset = blocks.offset
      switch try blocks.next() {
      case .block(let count):
        summary.byteCount = blocks.offset
        summary.blockCount += 1
        summary.isClosedCleanly = count == 0
        if count > 0, let section = try readPayload(count, offset) { return section }
      case .end(let padding):
        summary.paddingByteCount += padding
        return nil
      case .torn(_, let offset, let byteCount):
        summary.tornTail = LogReader.TornTail(offset: offset, byteCount: byteCount)
        summary.isClosedCleanly = false
        return nil
      case .damaged(let damage, let offset):
        throw error(damage, offset)
      }
    }
  }

  private mutating func readPayload(
    _ count: Int, _ offset: UInt64
  ) throws(LogError) -> LogReader.Section? {
    do {
      switch blocks.payload[0] {
      case SectionType.events:
        try decoder.decode(blocks.payload, count: count, into: &events)
        summary.eventCount += UInt64(events.count)
        return .events
      case SectionType.loss:
        return .loss(try readLoss(count))
      case let type:
        skip(type)
        return nil
      }
    } catch {
      throw self.error(error, offset)
    }
  }

  private mutating func readLoss(_ count: Int) throws(BlockDamage) -> Loss {
    var cursor = ByteCursor(blocks.payload, count: count)
    _ = try cursor.byte()
    let lostCount = try cursor.variable()
    let reason = UInt8(exactly: try cursor.variable()).flatMap(Loss.Reason.init)
    let (sum, isTooLarge) = summary.lostCount.addingReportingOverflow(lostCount)
    summary.lostCount = isTooLarge ? .max : sum
    return Loss(count: lostCount, reason: reason ?? .unreadable)
  }

  private mutating func skip(_ type: UInt8) {
    guard type < SectionType.firstIgnorable, !SectionType.helpful.contains(type) else { return }
    summary.skippedSections[type, default: 0] += 1
  }

  private func error(_ damage: BlockDamage, _ offset: UInt64) -> LogError {
    .damagedBlock(offset: offset, eventCount: summary.eventCount, damage: damage)
  }
}
