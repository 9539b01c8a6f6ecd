import CSwivel
package import SwivelLog
package import SwivelModel

/// Keeps the events that a writer has gathered and not written yet, in a hot file beside its log.
///
/// For whoever has events with times and numbers of their own, and writes the log as they come.
/// What is kept here survives the process; whoever reads or continues the log finds it there, as
/// what a recorder left.
package final class HotJournal {
  private let ring: Ring
  private let path: String
  private var writtenSlot: UInt64 = 0
  // A hot file does not describe kinds: the log must have these first.
  private var describedKinds: Set<UInt8> = []

  /// Begins a hot file for a log of one file; no event will lie in front of the base.
  ///
  /// There is none where there cannot be one: the log is no file, does not say which recording it
  /// is, or the disk is full.
  ///
  /// - Throws: ``LogError/beingRecorded(path:process:)`` when somebody else has begun one.
  package init?(
    logPath: String, recording: String?, base: Instant
  ) throws(LogError) {
    path = LogPlace.hotPath(ofFile: logPath)
    guard swivel_is_regular(logPath) != 0, let id = recording.flatMap(RecordingID.init),
      try LogPlace(path: logPath).hotPath == path
    else { return nil }
    ring = try Opening.ring(path, id, base, .shortest, Recorder.Options())
    guard ring.mode != .memory else { return nil }
  }

  /// How far the events that are kept reach, for the blocks that the writer writes.
  package var mark: TailMark {
    TailMark(generation: ring.generation, nextSlot: ring.counts.claims.nextSlot)
  }

  /// Whether the writer has to write what it gathered, so that nothing is overwritten.
  package var isFull: Bool { mark.nextSlot - writtenSlot >= Ring.part }

  /// Keeps an event that the writer has gathered behind those with lower numbers than `sequence`.
  ///
  /// - Returns: `false` when it cannot: then the writer has to write it now.
  package func keep(
    _ event: Event, behind sequence: UInt64, _ vocabulary: Vocabulary
  ) -> Bool {
    let code = event.record.code
    let isDescribed =
      vocabulary.newerKinds[code] == nil || !describedKinds.insert(code).inserted
    let time = event.instant.rawValue - ring.base.rawValue
    guard isDescribed, time < Ring.timeLimit,
      let (record, names) = event.record.spelled(by: vocabulary)
    else { return false }
    let skip = event.sequence - sequence
    return ring.record(record, names: names, skip: skip, at: time).isRecorded
  }

  /// Takes note that the writer has written all that was kept.
  package func noteWritten() {
    let claims = ring.counts.claims
    writtenSlot = claims.nextSlot
    ring.noteSealed(writtenSlot, begun: claims.begun, missing: 0)
  }

  /// Removes the hot file of a log that is ended.
  package func remove() { _ = swivel_remove(path) }
}
