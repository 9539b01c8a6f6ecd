package import CSwivel
package import Dispatch
package import SwivelModel

/// The events that are not in the log yet, in a memory-mapped file, so that they outlive the
/// process.
///
/// The existence of the file also marks the log as being written.
///
/// Safe: the C journal takes a lock where several threads use it, and copies its arguments before
/// it returns. The object owns the mapping.
package final class Journal: @unchecked Sendable {
  /// The initial state of a journal.
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

  /// Errors injected in place of steps, for tests.
  package struct Faults: Sendable {
    /// The error of creating the file; 0 for none.
    package var file: Int32 = 0

    package init(file: Int32 = 0) { self.file = file }
  }

  package static let usualSlotCount = JournalHeader.slotCounts.upperBound
  package static let fewestSlots = JournalHeader.slotCounts.lowerBound
  /// The number of slots filled between two wake-ups of the sealer, which writes them as one block.
  package static let part = UInt64(SWIVEL_WAKE_SLOTS)

  /// Sequence numbers and instants are below these.
  package static let (sequenceLimit, instantLimit): (UInt64, UInt64) = (1 << 47, 1 << 48)

  package let hotPath: String
  /// The semaphore on which the sealer waits, signaled for each ``part``.
  package let wake = DispatchSemaphore(value: 0)
  let redaction: Redaction
  private let header: JournalHeader
  private let memory: UnsafeMutableRawBufferPointer
  let journal: OpaquePointer
  private let slots: JournalSlots

  /// Creates the file of a journal and thereby claims a log.
  ///
  /// - Returns: `nil` if the file exists: another process was faster.
  /// - Throws: ``LogError/io(operation:errno:)`` if there is no room for the shortest one, or it
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

  /// Creates a journal in place of an empty one of this process.
  static func replacing(_ journal: Journal, _ plan: Plan) throws(LogError) -> Journal {
    let path = UnfinishedName.make(for: journal.hotPath)
    let next = try Journal(at: path, hotPath: journal.hotPath, plan)
    try LogError.check(swivel_rename(path, journal.hotPath), .create)
    return next
  }

  private init(at path: String, hotPath: String, _ plan: Plan) throws(LogError) {
    // No recorder reaches larger numbers.
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

  /// Stops accepting events.
  package func close() { swivel_journal_close(journal) }

  /// Leaves the file to the next recorder although this process continues.
  package func release() {
    if let start = memory.baseAddress { header.writeRelease(to: start) }
  }

  /// States in the file whether its events cannot be written to the log: those that are rejected
  /// then are lost because of the disk.
  package func note(isBlocked: Bool) {
    if let start = memory.baseAddress { header.write(isBlocked: isBlocked, to: start) }
  }

  /// Removes the file once the log has all its events, or there are none.
  package func remove() { _ = swivel_remove(hotPath) }
}

// MARK: - Sealing

extension Journal {
  /// The counters of the journal.
  package var state: swivel_journal_state { swivel_journal_state(journal) }

  /// The entry that begins in a slot that is filled and not sealed; `nil` if it is damaged.
  package func entry(at slot: UInt64) -> JournalEntry? { slots.entry(at: slot) }

  /// Records that the log has all entries before a slot, so that their slots can be reused.
  package func noteSealed(_ slot: UInt64) { swivel_journal_note_sealed(journal, slot) }
}
