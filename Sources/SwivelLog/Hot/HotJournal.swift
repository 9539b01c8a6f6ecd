import CSwivel
package import SwivelModel

/// Keeps the events that a writer has gathered and not written yet, in a hot file beside its log.
///
/// For a writer whose events have times and numbers of their own. As long as the hot file is there
/// no one else writes the log; what it holds survives the process.
package final class HotJournal {
  private var journal: Journal
  private var nextSequence: UInt64 = 0
  private var writtenSlot: UInt64 = 0
  // A hot file does not describe kinds: the log must have these first.
  private var describedKinds: Set<UInt8> = []

  private init(_ journal: Journal, _ nextSequence: UInt64) {
    (self.journal, self.nextSequence) = (journal, nextSequence)
  }

  /// Takes possession of a log that is not there yet.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` where there is one,
  ///   ``LogError/beingRecorded(path:process:)`` where another is about to make one.
  package static func taking(newLog path: String) throws(LogError) -> HotJournal {
    let (hotPath, isThere) = (
      LogPlace.hotPath(ofFile: path),
      LogError.io(operation: .create, errno: EEXIST)
    )
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    while true {
      let orphan = try Orphan.claim(hotPath)
      // A link that leads nowhere is there as well.
      let isFree = swivel_exists(path) == 0 || swivel_is_regular(path) != 0
      guard isFree, try LogReader.isBlank(path: path), orphan?.isEmpty ?? true else {
        throw isThere
      }
      if let orphan {
        try orphan.remove()
      } else if let journal = try Journal.taking(hotPath, .sign) {
        guard try LogReader.isBlank(path: path) else {
          journal.remove()
          throw isThere
        }
        return HotJournal(journal, 0)
      }
    }
  }

  /// Takes possession of a log whose end was found, with as many bytes as it had before.
  ///
  /// - Throws: ``LogError/beingTakenOver(path:)`` if another was quicker.
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

  /// Says which recording the events are of, before the first.
  package func begin(_ recording: String?) throws(LogError) {
    var plan = Journal.Plan.sign
    plan.recording = recording.flatMap(RecordingID.init)
    journal = try Journal.replacing(journal, plan)
  }

  /// Whether the writer has to write what it gathered, so that there is room.
  package var isFull: Bool { journal.state.next_slot - writtenSlot >= Journal.part }

  /// Keeps an event that the writer has gathered.
  ///
  /// - Returns: `false` when it cannot: then the writer has to write it now.
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

  /// Notes that the writer has written all that was kept.
  package func noteWritten() {
    writtenSlot = journal.state.next_slot
    journal.noteSealed(writtenSlot)
  }

  /// Removes the hot file of a log that is ended.
  package func remove() { journal.remove() }

  /// Leaves the hot file to the next recorder.
  package func release() { journal.release() }
}

extension Journal.Plan {
  /// A journal that says that a log is being made.
  fileprivate static let sign = Self(slotCount: Journal.fewestSlots)
}
