package import CSwivel
package import Dispatch
package import SwivelModel

/// The events that are not in the log yet, in a file that is mapped into memory, so that they
/// outlive the process.
///
/// Its file is also the sign that the log is being written.
///
/// Safe: the journal in C takes a lock where it is used by several threads; what it is given it has
/// copied when it returns. The mapped memory lives as long as the object.
package final class Journal: @unchecked Sendable {
  /// What a journal begins with.
  package struct Plan {
    package var recording: RecordingID?
    package var sequence: UInt64
    package var instant: Instant
    package var slotCount: Int
    package var redaction: Redaction
    package var faults: Faults

    package init(
      recording: RecordingID? = nil, sequence: UInt64 = 0, instant: Instant = .start,
      slotCount: Int = Journal.usualSlotCount, redaction: Redaction = .none,
      faults: Faults = Faults()
    ) {
      (self.recording, self.sequence, self.instant) = (recording, sequence, instant)
      (self.slotCount, self.redaction, self.faults) = (slotCount, redaction, faults)
    }
  }

  /// Errors in place of steps, so that tests see what follows.
  package struct Faults: Sendable {
    /// The error of making the file; 0 for none.
    package var file: Int32 = 0

    package init(file: Int32 = 0) { self.file = file }
  }

  package static let usualSlotCount = JournalHeader.slotCounts.upperBound
  package static let fewestSlots = JournalHeader.slotCounts.lowerBound
  /// So many slots are filled between two calls of the sealer, which then takes them as one block.
  package static let part = UInt64(SWIVEL_WAKE_SLOTS)

  /// No event has such a number, or happens at such an instant, or later.
  package static let (sequenceLimit, instantLimit): (UInt64, UInt64) = (1 << 47, 1 << 48)

  package let hotPath: String
  /// What the sealer waits for; signalled for each ``part``.
  package let wake = DispatchSemaphore(value: 0)
  let redaction: Redaction
  private let header: JournalHeader
  private let memory: UnsafeMutableRawBufferPointer
  let journal: OpaquePointer
  private let slots: JournalSlots

  /// Makes a journal in the file of a path, and takes possession of a log by it.
  ///
  /// - Returns: `nil` when there is such a file: another was quicker.
  /// - Throws: ``LogError/io(operation:errno:)`` when there is no room for the shortest one, or it
  ///   cannot be mapped.
  package static func taking(_ hotPath: String, _ plan: Plan) throws(LogError) -> Journal? {
    let path = UnfinishedName.make(for: hotPath)
    let journal = try Journal(at: path, hotPath: hotPath, plan)
    let result = swivel_publish(path, hotPath)
    guard result != 0 else { return journal }
    _ = swivel_remove(path)
    guard result == -EEXIST else { throw .io(operation: .create, errno: -result) }
    return nil
  }

  /// Makes a journal in place of one that this process has, and that has no events.
  static func replacing(_ journal: Journal, _ plan: Plan) throws(LogError) -> Journal {
    let path = UnfinishedName.make(for: journal.hotPath)
    let next = try Journal(at: path, hotPath: journal.hotPath, plan)
    try LogError.check(swivel_rename(path, journal.hotPath), .create)
    return next
  }

  private init(at path: String, hotPath: String, _ plan: Plan) throws(LogError) {
    // What lies beyond is no number that a recorder comes to.
    guard plan.sequence < Self.sequenceLimit else { throw .unstorable(sequence: plan.sequence) }
    (self.hotPath, redaction) = (hotPath, plan.redaction)
    let (memory, slotCount) = try JournalMemory.make(path, plan)
    header = JournalHeader(recording: plan.recording, slotCount: slotCount)
    self.memory = memory
    guard let start = memory.baseAddress,
      let journal = swivel_journal_make(
        start, UInt64(slotCount), header.seed, plan.sequence, plan.instant.rawValue)
    else { preconditionFailure("no memory for a journal") }
    self.journal = journal
    header.write(to: start)
    slots = JournalSlots(file: UnsafeRawBufferPointer(memory), header)
  }

  deinit {
    swivel_journal_free(journal)
    if let start = memory.baseAddress { swivel_unmap(start, memory.count) }
  }

  /// Takes no more events.
  package func close() { swivel_journal_close(journal) }

  /// Leaves the file to the next recorder, although this process goes on.
  package func release() {
    if let start = memory.baseAddress { header.writeRelease(to: start) }
  }

  /// Removes the file: all of it is in the log, or nothing.
  package func remove() { _ = swivel_remove(hotPath) }
}

// MARK: - Sealing

extension Journal {
  /// How far it is.
  package var state: swivel_journal_state { swivel_journal_state(journal) }

  /// The entry that begins in a slot that is filled and not sealed; `nil` if something has damaged
  /// it.
  package func entry(at slot: UInt64) -> JournalEntry? { slots.entry(at: slot) }

  /// Notes that the log has all entries before a slot, which may be used again.
  package func noteSealed(_ slot: UInt64) { swivel_journal_note_sealed(journal, slot) }
}
