import SwivelModel

extension LogReader {
  /// What was read of the hot file beside a log, and where it goes on.
  struct HotProgress {
    let generation: UInt32
    var nextSlot: UInt64
    var nextSequence: UInt64
    var lastInstant: Instant
    /// The log's words, and those that only the hot file has so far.
    var vocabulary: Vocabulary
  }
}

extension LogReader.Core {
  /// Reads what the hot file has behind the last block; once for each time that the end is reached.
  mutating func readHotTail() throws(LogError) -> LogReader.Section? {
    if let events = unsealedEvents {
      (self.events, unsealedEvents) = (events, nil)
      return .events
    }
    guard let hotPath, !hasReadHotTail else { return nil }
    hasReadHotTail = true
    guard let tail = try HotTail(path: hotPath), tail.recording == file.recording else {
      return nil
    }
    summary.recorder = tail.owner
    // What was being written is still there in full.
    summary.tornTail = nil
    return takeOver(from: tail)
  }

  private mutating func takeOver(from tail: HotTail) -> LogReader.Section? {
    var progress = progress(in: tail)
    let harvest = tail.harvest(from: progress.nextSlot, behind: tally)
    progress.nextSlot = harvest.nextSlot
    let unsealed = harvest.entries.compactMap { progress.event($0, base: tail.base) }
    hot = progress
    summary.holeCount = harvest.holeCount
    summary.adoptedCount += UInt64(unsealed.count)
    summary.eventCount += UInt64(unsealed.count)
    guard harvest.lostCount == 0 else {
      summary.lostCount = summary.lostCount.addingClamped(harvest.lostCount)
      unsealedEvents = unsealed.isEmpty ? nil : ContiguousArray(unsealed)
      return .loss(Loss(count: harvest.lostCount, reason: .bufferFull))
    }
    events = ContiguousArray(unsealed)
    return unsealed.isEmpty ? nil : .events
  }

  /// Where to go on: behind what was read of the hot file, or what the blocks have of it.
  private func progress(in tail: HotTail) -> LogReader.HotProgress {
    let mark =
      decoder.tailMark.flatMap { $0.generation == tail.generation ? $0.nextSlot : nil } ?? 0
    if let hot, hot.generation == tail.generation, hot.nextSlot > mark { return hot }
    return LogReader.HotProgress(
      generation: tail.generation, nextSlot: mark, nextSequence: decoder.nextSequence,
      lastInstant: decoder.lastInstant, vocabulary: decoder.vocabulary)
  }

  /// Leaves out events of a block that were read of the hot file before they were sealed.
  mutating func dropRepeatedEvents() {
    guard let hot else { return }
    // What follows has the log's own words, of which those of the hot file know nothing.
    if decoder.nextSequence >= hot.nextSequence { self.hot = nil }
    guard let first = events.first, first.sequence < hot.nextSequence else { return }
    let count = min(Int(clamping: hot.nextSequence - first.sequence), events.count)
    events.removeFirst(count)
    summary.eventCount -= UInt64(count)
    summary.adoptedCount -= min(summary.adoptedCount, UInt64(count))
  }
}

extension LogReader.HotProgress {
  /// An event with the next number; `nil` for one that no log can hold.
  mutating func event(_ spelled: SpelledEntry, base: UInt64) -> Event? {
    let entry = spelled.entry
    let sequence = nextSequence.addingClamped(entry.skippedCount)
    guard sequence <= Event.latestSequence, let record = spelled.record(naming: &vocabulary) else {
      return nil
    }
    let instant = Instant(rawValue: base.addingClamped(entry.microseconds))
    lastInstant = max(lastInstant, min(instant, .latest))
    nextSequence = sequence + 1
    return Event(sequence: sequence, instant: lastInstant, record: record)
  }
}
