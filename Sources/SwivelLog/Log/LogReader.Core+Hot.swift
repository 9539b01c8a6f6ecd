import SwivelModel

extension LogReader {
  /// What was read of the hot file beside a log, and where it goes on.
  struct HotProgress {
    var nextSequence: UInt64
    var lastInstant: Instant
    /// The log's words, and those that only the hot file has so far.
    var vocabulary: Vocabulary
  }
}

extension LogReader.Core {
  // So often a recorder may seal while its log is read.
  private static let maximumGrowthCount = 10

  /// Reads what the hot file has behind the last block; once for each time that the end is reached.
  mutating func readHotTail() throws(LogError) -> LogReader.Section? {
    if let section = takeUnsealed() { return section }
    guard let hotPath, !hasReadHotTail else { return nil }
    hasReadHotTail = true
    do throws(LogError) {
      guard let tail = try HotTail(path: hotPath), tail.isOf(file.recording) else {
        return nil
      }
      try takeOver(from: tail)
    } catch {
      guard error.isOfHotFile else { throw error }
      summary.hotFault = error
    }
    return takeUnsealed()
  }

  private mutating func takeOver(from tail: HotTail) throws(LogError) {
    summary.recorder = tail.owner
    // What was being written is still there in full.
    summary.tornTail = nil
    var progress = progress()
    let harvest = tail.harvest(behind: hotEnd)
    // A recorder that is gone seals no more: then the log has it at the second look, or it is lost.
    let limit = tail.owner == .live ? Self.maximumGrowthCount : 1
    if harvest.isAhead, growthCount < limit {
      // Sealed meanwhile, and gone from the hot file: the log has it.
      (hasGrown, growthCount) = (true, growthCount + 1)
      return try lookAgain()
    }
    growthCount = 0
    let events = harvest.entries.compactMap { progress.event($0) }
    hot = progress
    summary.holeCount = harvest.holeCount
    summary.isHotFileDamaged = harvest.isDamaged
    summary.adoptedCount += UInt64(events.count)
    summary.eventCount += UInt64(events.count)
    unsealed = LogReader.Unsealed(
      lostBefore: harvest.lostBefore, events: ContiguousArray(events),
      lostBehind: harvest.lostBehind - min(harvest.lostBehind, lostBehindEvents))
  }

  /// Behind what the events of the hot file follow.
  var hotEnd: HotTail.LogEnd {
    HotTail.LogEnd(
      nextSequence: decoder.nextSequence, instant: decoder.lastInstant, mark: decoder.tailMark,
      tally: tally)
  }

  /// The next part of what the hot file had.
  private mutating func takeUnsealed() -> LogReader.Section? {
    if let count = unsealed?.lostBefore, count > 0 {
      unsealed?.lostBefore = 0
      return loss(count)
    }
    if let events = unsealed?.events, !events.isEmpty {
      unsealed?.events = []
      self.events = events
      return .events
    }
    guard let count = unsealed?.lostBehind, count > 0 else { return nil }
    unsealed = nil
    return loss(count)
  }

  private mutating func loss(_ count: UInt64) -> LogReader.Section {
    summary.lostCount = summary.lostCount.addingClamped(count)
    return .loss(Loss(count: count, reason: .bufferFull))
  }

  /// Where to go on: behind what was read of the hot file, or what the blocks have of it.
  private func progress() -> LogReader.HotProgress {
    if let hot, hot.nextSequence > decoder.nextSequence { return hot }
    return LogReader.HotProgress(
      nextSequence: decoder.nextSequence, lastInstant: decoder.lastInstant,
      vocabulary: decoder.vocabulary)
  }

  /// Leaves out events of a block that were read of the hot file before they were sealed.
  mutating func dropRepeatedEvents() {
    guard let hot else { return }
    // What follows has the log's own words, of which those of the hot file know nothing.
    if decoder.nextSequence >= hot.nextSequence { self.hot = nil }
    guard let first = events.first, first.sequence < hot.nextSequence else { return }
    let count = events.prefix { $0.sequence < hot.nextSequence }.count
    events.removeFirst(count)
    summary.eventCount -= UInt64(count)
    summary.adoptedCount -= min(summary.adoptedCount, UInt64(count))
  }
}

extension LogReader {
  /// What the hot file has beyond the blocks, as far as it was not delivered.
  struct Unsealed {
    var lostBefore: UInt64
    var events: ContiguousArray<Event>
    var lostBehind: UInt64
  }
}

extension LogReader.HotProgress {
  /// An event that was not read before; `nil` for one that no log can hold.
  mutating func event(_ entry: JournalEntry) -> Event? {
    guard entry.sequence >= nextSequence, entry.sequence <= Event.latestSequence,
      let record = entry.record(naming: &vocabulary)
    else { return nil }
    lastInstant = max(lastInstant, min(Instant(rawValue: entry.instant), .latest))
    nextSequence = entry.sequence + 1
    return Event(sequence: entry.sequence, instant: lastInstant, record: record)
  }
}
