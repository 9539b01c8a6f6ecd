import SwivelModel

extension LogReader {
  /// How far the hot file beside a log was read.
  struct HotProgress {
    var nextSequence: UInt64
    var lastInstant: Instant
    /// The log's vocabulary, with names that only the hot file has so far.
    var vocabulary: Vocabulary
  }
}

extension LogReader.Core {
  /// Copies the hot file before the log is read: the log then has what the copy lacks.
  mutating func copyHotFile() throws(LogError) {
    guard let hotPath else { return }
    do throws(LogError) {
      (tail, summary.hotFault) = (try HotTail(path: hotPath), nil)
    } catch {
      guard error.isOfHotFile else { throw error }
      (tail, summary.hotFault) = (nil, error)
    }
  }

  /// Reads the hot file's events after the last block; once each time the end is reached.
  mutating func readHotTail() -> LogReader.Section? {
    if let tail, tail.isOf(file.recording) { takeOver(from: tail) }
    tail = nil
    let isComplete = summary.isClosedCleanly || summary.recorder != nil || summary.hotFault != nil
    summary.missingHotPath = isComplete ? nil : hotPath
    return takeUnsealed()
  }

  private mutating func takeOver(from tail: HotTail) {
    summary.recorder = tail.owner
    // What was being written is still complete in the hot file.
    summary.tornTail = nil
    var progress = progress()
    let harvest = tail.harvest(after: hotEnd)
    let events = harvest.entries.compactMap { progress.event($0) }
    hot = progress
    summary.isHotFileDamaged = harvest.isDamaged
    summary.adoptedCount += UInt64(events.count)
    summary.eventCount += UInt64(events.count)
    unsealed = LogReader.Unsealed(
      events: ContiguousArray(events), lostAfter: harvest.lostAfter(reported: lostAfterEvents),
      lossReason: harvest.lossReason)
  }

  /// The end after which the events of the hot file continue.
  var hotEnd: HotTail.LogEnd {
    HotTail.LogEnd(
      nextSequence: decoder.nextSequence, instant: decoder.lastInstant)
  }

  /// The next part of the hot file's events.
  private mutating func takeUnsealed() -> LogReader.Section? {
    if let events = unsealed?.events, !events.isEmpty {
      unsealed?.events = []
      self.events = events
      return .events
    }
    guard let rest = unsealed, rest.lostAfter > 0 else { return nil }
    unsealed = nil
    return loss(rest.lostAfter, rest.lossReason)
  }

  private mutating func loss(_ count: UInt64, _ reason: Loss.Reason) -> LogReader.Section {
    summary.lostCount = summary.lostCount.addingClamped(count)
    return .loss(Loss(count: count, reason: reason))
  }

  /// Where to continue: after what was read of the hot file, or what the blocks have of it.
  private func progress() -> LogReader.HotProgress {
    if let hot, hot.nextSequence > decoder.nextSequence { return hot }
    return LogReader.HotProgress(
      nextSequence: decoder.nextSequence, lastInstant: decoder.lastInstant,
      vocabulary: decoder.vocabulary)
  }

  /// Drops events of a block that were read from the hot file before they were sealed.
  mutating func dropRepeatedEvents() {
    guard let hot else { return }
    // What follows uses the log's own vocabulary, not the hot file's.
    if decoder.nextSequence >= hot.nextSequence { self.hot = nil }
    guard let first = events.first, first.sequence < hot.nextSequence else { return }
    let count = events.prefix { $0.sequence < hot.nextSequence }.count
    events.removeFirst(count)
    summary.eventCount -= UInt64(count)
    summary.adoptedCount -= min(summary.adoptedCount, UInt64(count))
  }
}

extension LogReader {
  /// The hot file's events beyond the blocks that were not delivered yet.
  struct Unsealed {
    var events: ContiguousArray<Event>
    var lostAfter: UInt64
    var lossReason: Loss.Reason
  }
}

extension LogReader.HotProgress {
  /// An event that was not read before; `nil` for one that no log can store.
  mutating func event(_ entry: JournalEntry) -> Event? {
    guard entry.sequence >= nextSequence, entry.sequence <= Event.latestSequence,
      let record = entry.record(naming: &vocabulary)
    else { return nil }
    lastInstant = max(lastInstant, min(Instant(rawValue: entry.instant), .latest))
    nextSequence = entry.sequence + 1
    return Event(sequence: entry.sequence, instant: lastInstant, record: record)
  }
}
