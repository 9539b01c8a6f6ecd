import SwivelModel

extension LogReader.Core {
  /// Seeks to the last checkpoint before a position, or stays at the beginning.
  ///
  /// The index at the log's end is used first; if it is missing or wrong, the block headers are
  /// scanned.
  mutating func seek(before place: LogReader.Place) throws(LogError) -> Checkpoint? {
    guard let byteCount = blocks.byteCount else { return nil }
    let beginning = blocks.offset
    if let entry = try indexedEntry(before: place, byteCount),
      let checkpoint = try resume(at: entry)
    {
      return checkpoint
    }
    try blocks.seek(to: beginning)
    if let entry = try skimmedEntry(before: place), let checkpoint = try resume(at: entry) {
      return checkpoint
    }
    try blocks.seek(to: beginning)
    return nil
  }

  /// Reads a checkpoint and continues from it; `nil` if it does not match its index entry.
  mutating func resume(at entry: IndexSection.Entry) throws(LogError) -> Checkpoint? {
    try blocks.seek(to: entry.offset)
    assembly.removeAll()
    while case .block(let count) = try blocks.next(), count > 0,
      blocks.payload[0] == SectionType.checkpoint
    {
      guard let section = try? assembly.add(blocks.payload, count: count) else { continue }
      guard section.head.nextSequence == entry.nextSequence,
        section.head.instant == entry.instant, decoder.resume(from: section)
      else { return nil }
      begin(behind: section.head)
      return section.checkpoint
    }
    return nil
  }

  private mutating func begin(behind head: CheckpointSection.Head) {
    needsState = false
    summary.byteCount = blocks.offset
    summary.lostCount = head.lostCount
    // Approximately: a loss of unknown numbers counts as one of numbers.
    summary.eventCount = head.nextSequence - min(head.lostCount, head.nextSequence)
  }
}

// MARK: - The index

extension LogReader.Core {
  private mutating func indexedEntry(
    before place: LogReader.Place, _ byteCount: UInt64
  ) throws(LogError) -> IndexSection.Entry? {
    guard byteCount > LocatorSection.distanceFromEnd else { return nil }
    let end = byteCount - LocatorSection.distanceFromEnd
    guard let count = try block(at: end, SectionType.locator),
      let locator = try? LocatorSection(blocks.payload, count: count)
    else { return nil }
    var next: UInt64? = locator.index
    while let offset = next, offset < end {
      guard let count = try block(at: offset, SectionType.index),
        let section = try? IndexSection(blocks.payload, count: count, before: offset)
      else { return nil }
      if let entry = section.entries.last(where: { place.isBehind($0) }) { return entry }
      next = section.previous
    }
    return nil
  }

  /// Reads a block of a type; `nil` if there is none at that offset.
  private mutating func block(at offset: UInt64, _ type: UInt8) throws(LogError) -> Int? {
    try blocks.seek(to: offset)
    guard case .block(let count) = try blocks.next(), count > 0, blocks.payload[0] == type else {
      return nil
    }
    return count
  }
}

// MARK: - Scanning block headers

extension LogReader.Core {
  private mutating func skimmedEntry(
    before place: LogReader.Place
  ) throws(LogError) -> IndexSection.Entry? {
    var last: IndexSection.Entry?
    while true {
      let offset = blocks.offset
      guard let count = try blocks.skim() else { return last }
      guard count > 0, blocks.payload[0] == SectionType.checkpoint else { continue }
      var cursor = ByteCursor(blocks.payload, count: count)
      guard (try? cursor.byte()) != nil, let head = try? CheckpointSection.Head(&cursor),
        head.part == 0
      else { continue }
      let entry = IndexSection.Entry(
        offset: offset, nextSequence: head.nextSequence, instant: head.instant)
      guard place.isBehind(entry) else { return last }
      last = entry
    }
  }
}

extension LogReader.Place {
  fileprivate func isBehind(_ entry: IndexSection.Entry) -> Bool {
    switch self {
    case .instant(let instant): entry.instant < instant.rawValue
    case .sequence(let sequence): entry.nextSequence <= sequence
    }
  }
}
