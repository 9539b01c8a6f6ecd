public import SwivelModel

extension LogReader.Core {
  /// The counts so far, from block headers only.
  private struct Count {
    var summary: LogReader.Summary
    var nextSequence: UInt64 = 0
    var missingCount: UInt64 = 0
    var first: Instant?
    /// The last checkpoint's index entry.
    var entry: IndexSection.Entry?
  }

  /// Counts everything up to the last checkpoint without reading it, and continues from there.
  ///
  /// Damage before the checkpoint, if visible in a header, ends the count there.
  mutating func skimToLastCheckpoint() throws(LogError) -> LogReader.Skimmed? {
    guard blocks.byteCount != nil else { return nil }
    let (beginning, before) = (blocks.offset, summary)
    var count = Count(summary: summary)
    var last: Count?
    while let skimmed = try skim(&count) {
      if skimmed { last = count }
    }
    if let last, let entry = last.entry, let checkpoint = try resume(at: entry) {
      // The blocks of the checkpoint have been counted.
      let byteCount = summary.byteCount
      summary = last.summary
      summary.byteCount = byteCount
      return LogReader.Skimmed(
        checkpoint: checkpoint, first: last.first, missingCount: last.missingCount)
    }
    summary = before
    try blocks.seek(to: beginning)
    return nil
  }

  /// Scans a block.
  ///
  /// - Returns: Whether a checkpoint ends with it; `nil` at the end.
  private mutating func skim(_ count: inout Count) throws(LogError) -> Bool? {
    let offset = blocks.offset
    guard let byteCount = try blocks.skim() else { return nil }
    count.summary.blockCount += 1
    guard byteCount > 0 else { return false }
    var cursor = ByteCursor(blocks.payload, count: byteCount)
    do throws(BlockDamage) {
      switch try cursor.byte() {
      case SectionType.events, SectionType.plainEvents: try Self.addEvents(&cursor, to: &count)
      case SectionType.checkpoint: return try Self.addCheckpoint(&cursor, at: offset, to: &count)
      case SectionType.loss:
        count.summary.lostCount = count.summary.lostCount.addingLost(try cursor.variable())
      case SectionType.recovery, SectionType.header: try readAgain(offset, &count)
      case let type where type >= SectionType.firstIgnorable || SectionType.hints.contains(type):
        break
      case let type: count.summary.skippedSections[type, default: 0] += 1
      }
      return false
    } catch {
      return nil
    }
  }

  private static func addEvents(
    _ cursor: inout ByteCursor, to count: inout Count
  ) throws(BlockDamage) {
    let firstSequence = try cursor.variable()
    _ = try cursor.variable()
    let eventCount = try cursor.variable()
    let instant = try cursor.variable()
    guard firstSequence >= count.nextSequence, eventCount <= UInt64(BlockFormat.maximumPayload),
      firstSequence <= Event.latestSequence - eventCount
    else { throw .sequence(firstSequence) }
    count.first = count.first ?? min(Instant(rawValue: instant), .latest)
    count.missingCount += firstSequence - count.nextSequence
    count.nextSequence = firstSequence + eventCount
    count.summary.eventCount += eventCount
  }

  private static func addCheckpoint(
    _ cursor: inout ByteCursor, at offset: UInt64, to count: inout Count
  ) throws(BlockDamage) -> Bool {
    let head = try CheckpointSection.Head(&cursor)
    if count.summary.eventCount == 0, count.nextSequence == 0 {
      count.summary.droppedCount = head.nextSequence
      count.summary.lostCount = head.lostCount
      count.nextSequence = head.nextSequence
    }
    guard head.nextSequence == count.nextSequence else { return false }
    if head.part == 0 {
      count.entry = IndexSection.Entry(
        offset: offset, nextSequence: head.nextSequence, instant: head.instant)
    }
    guard head.part + 1 == head.partCount, count.entry?.nextSequence == head.nextSequence else {
      return false
    }
    count.summary.checkpointCount += 1
    return true
  }

  /// Reads a section in full when its beginning is not enough.
  private mutating func readAgain(_ offset: UInt64, _ count: inout Count) throws(BlockDamage) {
    let before = summary
    summary = count.summary
    defer { summary = before }
    do throws(LogError) {
      try blocks.seek(to: offset)
      guard case .block(let byteCount) = try blocks.next() else { return }
      _ = try? readPayload(byteCount)
    } catch {
      throw .start
    }
    count.summary = summary
  }
}

extension LogReader {
  /// What a scan of the block headers found about the events up to a checkpoint.
  public struct Skimmed: Sendable {
    /// The checkpoint.
    public let checkpoint: Checkpoint
    /// The time of the first event.
    public let first: Instant?
    /// The sequence numbers that no event has, between those that exist.
    public let missingCount: UInt64
  }
}
