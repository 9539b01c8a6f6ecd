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
  /// Copies the hot file, before the log is read: what the copy lacks is in the log then.
  mutating func copyHotFile() throws(LogError) {
    guard let hotPath else { return }
    do throws(LogError) {
      (tail, summary.hotFault) = (try HotTail(path: hotPath), nil)
    } catch {
      guard error.isOfHotFile else { throw error }
      (tail, summary.hotFault) = (nil, error)
    }
  }

  /// Reads what the hot file has after the last block; once for each time that the end is reached.
  mutating func readHotTail() -> LogReader.Section? {
    if let tail, tail.isOf(file.recording) { takeOver(from: tail) }
    tail = nil
    return takeUnsealed()
  }

  private mutating func takeOver(from tail: HotTail) {
    summary.recorder = tail.owner
    // What was being written is still there in full.
    summary.tornTail = nil
    var progress = progress()
    let harvest = tail.harvest(after: hotEnd)
    let events = harvest.entries.compactMap { progress.event($0) }
    hot = progress
    summary.holeCount = harvest.holeCount
    summary.isHotFileDamaged = harvest.isDamaged
    summary.adoptedCount += UInt64(events.count)
    summary.eventCount += UInt64(events.count)
    unsealed = LogReader.Unsealed(
      lostBefore: harvest.lostBefore, events: ContiguousArray(events),
      lostAfter: harvest.lostAfter(reported: lostAfterEvents))
  }

  /// The end that the events of the hot file follow.
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
    guard let count = unsealed?.lostAfter, count > 0 else { return nil }
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
    var lostAfter: UInt64
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
