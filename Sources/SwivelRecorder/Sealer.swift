import CSwivel
import Dispatch
import SwivelLog
import SwivelModel

/// Moves recorded events from the journal into the log, on its own queue.
///
/// Safe: once it runs, only its queue uses it; other threads add requests to the queue.
final class Sealer: @unchecked Sendable {
  let journal: Journal
  let sealQueue = SealQueue()

  private let log: SealedLog
  private let barriers: Barriers
  private let durability: Recorder.Durability
  // The first slot that was not passed to the log yet.
  private var position: UInt64 = 0
  private var progress = SealQueue.Progress()
  // The number of refused events that the log reports as lost; and the reason.
  private var reportedCount: UInt64 = 0
  private var lossReason = Loss.Reason.bufferFull {
    didSet { if lossReason != oldValue { journal.note(isBlocked: lossReason == .disk) } }
  }
  private var unstorableCount: UInt64 = 0

  init(_ journal: Journal, _ log: SealedLog, _ durability: Recorder.Durability) {
    (self.journal, self.log, self.durability) = (journal, log, durability)
    barriers = Barriers(sealQueue)
    report()
  }

  /// Seals whenever it is woken, until it is asked to finish.
  func run() {
    while true {
      // An obstacle may disappear without a wake-up.
      _ = journal.wake.wait(timeout: log.isBlocked ? .now() + .milliseconds(250) : .distantFuture)
      let requests = sealQueue.takeRequests()
      let isFinal = requests.contains { $0.purpose == .finish }
      let failure = seal(requests, isFinal: isFinal)
      answer(requests, failure, isFinal: isFinal)
      guard !isFinal else { break }
    }
    for request in sealQueue.close() { request.complete(.finished) }
  }

  /// Seals what is due, and for a request everything.
  ///
  /// - Returns: The error if something is missing in the log.
  private func seal(_ requests: [SealRequest], isFinal: Bool) -> LogError? {
    defer { report() }
    do throws(LogError) {
      log.define(sealQueue.takeKinds())
      let nextSlot = journal.state.next_slot
      // Without a request only whole parts, so that blocks are full.
      let limit = requests.isEmpty ? nextSlot / Journal.part * Journal.part : nextSlot
      try take(upTo: limit)
      if !requests.isEmpty { try log.checkPlace() }
      if isFinal { try finish() }
      if journal.state.refused == reportedCount { lossReason = .bufferFull }
      return nil
    } catch {
      lossReason = .disk
      progress.failure = error
      if isFinal { journal.release() }
      return error
    }
  }
}

// MARK: - Entries

extension Sealer {
  private func take(upTo limit: UInt64) throws(LogError) {
    try settle(log.drain())
    while position < limit {
      // The log's length is checked after each part.
      let end = min(limit, (position / Journal.part + 1) * Journal.part)
      while position < end {
        try append(journal.entry(at: position))
        guard !log.isBlocked else { throw log.failure ?? .finished }
      }
      try settle(log.flush())
    }
  }

  /// Frees the slots of what was written.
  private func settle(_ isWritten: Bool) throws(LogError) {
    guard isWritten else { throw log.failure ?? .finished }
    journal.noteSealed(position)
  }

  private func append(_ entry: JournalEntry?) throws(LogError) {
    guard let entry else {
      // Memory was corrupted within the process: the sequence numbers show the loss.
      position += 1
      return
    }
    try reportLosses(before: entry.sequence)
    position += UInt64(entry.slotCount)
    if try log.append(entry) {
      progress.sealedCount += 1
    } else {
      try log.append(lost: 1, .unreadable)
      unstorableCount += 1
    }
  }

  /// Reports why the journal refused the missing numbers.
  private func reportLosses(before sequence: UInt64) throws(LogError) {
    let gap = sequence - min(log.nextSequence, sequence)
    guard gap > 0 else { return }
    try report(lost: min(gap, journal.state.refused - reportedCount))
  }

  private func report(lost count: UInt64) throws(LogError) {
    guard count > 0 else { return }
    try log.append(lost: count, lossReason)
    reportedCount += count
    if !log.isBlocked { lossReason = .bufferFull }
  }
}

// MARK: - Ends

extension Sealer {
  /// Answers requests; those that need a barrier asynchronously, so that the journal does not wait.
  private func answer(_ requests: [SealRequest], _ failure: LogError?, isFinal: Bool) {
    guard failure == nil, !isFinal, !requests.isEmpty, durability != .none else {
      return requests.forEach { $0.complete(failure) }
    }
    barriers.raise(before: requests, in: log.takeUnsecured())
  }

  private func finish() throws(LogError) {
    try report(lost: journal.state.refused - reportedCount)
    try log.finish()
    if durability != .none { try log.synchronize() }
    journal.remove()
  }

  private func report() {
    let state = journal.state
    progress.recordedCount = state.begun
    progress.lostCount = state.refused + unstorableCount
    progress.segmentCount = log.segmentCount
    progress.byteCount = log.byteCount
    if let failure = log.failure { progress.failure = failure }
    sealQueue.report(progress)
  }
}
