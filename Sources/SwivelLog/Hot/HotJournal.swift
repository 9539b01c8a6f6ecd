import CSwivel
package import SwivelModel

/// Keeps the events that a writer has buffered but not yet written, in a hot file beside its log.
///
/// For a writer whose events carry their own times and numbers. While the hot file exists no other
/// process writes the log; its contents survive the process.
package final class HotJournal {
  private var journal: Journal
  private var nextSequence: UInt64 = 0
  private var writtenSlot: UInt64 = 0
  // A hot file does not describe kinds, so the log must describe these first.
  private var describedKinds: Set<UInt8> = []

  private init(_ journal: Journal, _ nextSequence: UInt64) {
    (self.journal, self.nextSequence) = (journal, nextSequence)
  }

  /// Claims a log that does not exist yet, or is to be replaced.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` if it exists and is not to be replaced,
  ///   ``LogError/beingRecorded(path:process:)`` if another process is about to create it.
  package static func taking(
    newLog path: String, replacing: Bool = false
  ) throws(LogError) -> HotJournal {
    let (hotPath, isThere) = (
      LogPlace.hotPath(ofFile: path),
      LogError.io(operation: .create, errno: EEXIST)
    )
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    while true {
      let orphan = try Orphan.claim(hotPath)
      // A dangling symbolic link exists as well.
      let isFree = swivel_exists(path) == 0 || swivel_is_regular(path) != 0
      guard isFree, try mayBegin(path, replacing), orphan?.isEmpty ?? true else { throw isThere }
      if let orphan {
        try orphan.remove()
      } else if let journal = try Journal.taking(hotPath, .sign) {
        guard try mayBegin(path, replacing) else {
          journal.remove()
          throw isThere
        }
        return HotJournal(journal, 0)
      }
    }
  }

  private static func mayBegin(_ path: String, _ replacing: Bool) throws(LogError) -> Bool {
    if replacing { return true }
    return try LogReader.isBlank(path: path)
  }

  /// Claims a log whose end was found, if it still has the same number of bytes.
  ///
  /// - Throws: ``LogError/beingTakenOver(path:)`` if another process was faster.
  package static func taking(
    log path: String, of byteCount: Int64, after end: LogWriter.End
  ) throws(LogError) -> HotJournal {
    let hotPath = LogPlace.hotPath(ofFile: path)
    let plan = Journal.Plan(
      recording: end.header.recording.flatMap(RecordingID.init), sequence: end.hot.nextSequence,
      instant: end.hot.instant, slotCount: Journal.fewestSlots)
    guard let journal = try Journal.taking(hotPath, plan) else {
      throw .beingTakenOver(path: hotPath)
    }
    guard swivel_file_size(path) == byteCount else {
      journal.remove()
      throw .beingTakenOver(path: hotPath)
    }
    return HotJournal(journal, end.hot.nextSequence)
  }

  /// Sets the recording that the events belong to, before the first event.
  package func begin(_ recording: String?) throws(LogError) {
    var plan = Journal.Plan.sign
    plan.recording = recording.flatMap(RecordingID.init)
    journal = try Journal.replacing(journal, plan)
  }

  /// Whether the writer must write its buffered events to make room.
  package var isFull: Bool { journal.state.next_slot - writtenSlot >= Journal.part }

  /// Keeps an event that the writer has buffered.
  ///
  /// - Returns: `false` if it cannot; the writer must then write it now.
  package func keep(_ event: Event, _ vocabulary: Vocabulary) -> Bool {
    let code = event.record.code
    let isDescribed =
      vocabulary.newerKinds[code] == nil || !describedKinds.insert(code).inserted
    guard isDescribed, event.sequence < Journal.sequenceLimit, event.sequence >= nextSequence,
      event.instant.rawValue < Journal.instantLimit,
      let (record, names) = event.record.spelled(by: vocabulary)
    else { return false }
    let skip = event.sequence - nextSequence
    nextSequence = event.sequence + 1
    return journal.append(record, names: names, at: event.instant, skip: skip)
  }

  /// Records that the writer has written all kept events.
  package func noteWritten() {
    writtenSlot = journal.state.next_slot
    journal.noteSealed(writtenSlot)
  }

  /// Removes the hot file of a finished log.
  package func remove() { journal.remove() }

  /// Leaves the hot file to the next recorder.
  package func release() { journal.release() }
}

extension Journal.Plan {
  /// A journal that marks a log as being created.
  fileprivate static let sign = Self(slotCount: Journal.fewestSlots)
}
