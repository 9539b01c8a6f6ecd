import CSwivel
import Dispatch
import SwivelLog
import SwivelModel

/// Moves what was recorded from the ring into the log, on a queue of its own.
///
/// Safe: once it runs, only its queue touches it; the others leave requests in the mailbox. So what
/// each event comes by is not checked for exclusive access, which took as long as the rest.
final class Sealer: @unchecked Sendable {
  let ring: Ring
  let mailbox = Mailbox()

  private let log: SealedLog
  private let barriers: Barriers
  private let slots: HotSlots
  private let durability: Recorder.Durability
  private let hotPath: String?
  @exclusivity(unchecked) private var walk = HotWalk()
  // The slots that were given up, while their owners were inside.
  private var holes: [UInt64] = []
  @exclusivity(unchecked) private var progress = Mailbox.Progress()
  // What the ring had refused when it was last looked at, once for many events.
  @exclusivity(unchecked) private var refused: UInt64 = 0
  // What the log was told of as lost: overwritten, and refused by the ring.
  @exclusivity(unchecked) private var toldMissing: UInt64 = 0
  @exclusivity(unchecked) private var toldRefused: UInt64 = 0
  private var unstorableCount: UInt64 = 0
  @exclusivity(unchecked) private var wasBlocked = false
  private var isWaiting = false
  // Whether blocks tell how far they have taken over a hot file: there is one.
  private let marksTail: Bool

  // Threads that may be inside record() at once without being told as lost too early.
  private static let allowance: UInt64 = 64
  // How long a thread may take that holds up a flush, and one that holds up the ring: in pauses.
  private static let pause: UInt32 = 50
  private static let patience = (flush: 40, pressure: 4)

  init(_ ring: Ring, _ log: SealedLog, _ durability: Recorder.Durability, hotPath: String?) {
    (self.ring, self.log, self.durability) = (ring, log, durability)
    (self.hotPath, slots) = (hotPath, ring.makeSlots())
    barriers = Barriers(mailbox)
    marksTail = ring.mode != .memory
    if marksTail { log.mark = TailMark(generation: ring.generation, nextSlot: 0) }
    report()
  }

  /// Seals whenever it is woken, until it is asked to finish.
  func run() {
    while true {
      _ = ring.wake.wait(timeout: timeout)
      let requests = mailbox.takeRequests()
      let isFinal = requests.contains { $0.purpose == .finish }
      let failure = seal(requests, isFinal: isFinal)
      answer(requests, failure, isFinal: isFinal)
      guard !isFinal else { break }
    }
    for request in mailbox.close() { request.complete(.finished) }
  }

  private var timeout: DispatchTime {
    // What holds the sealer up may be over without anybody waking it.
    if wasBlocked { return .now() + .milliseconds(250) }
    return isWaiting ? .now() + .milliseconds(5) : .distantFuture
  }

  /// Seals what may be, and what must be for some requests.
  ///
  /// - Returns: Why something is not in the log that should be.
  private func seal(_ requests: [SealRequest], isFinal: Bool) -> LogError? {
    defer { report() }
    do throws(LogError) {
      log.define(mailbox.takeKinds())
      let counts = ring.counts
      let nextSlot = counts.claims.nextSlot
      refused = counts.refused
      // Without a request whole parts only, so that blocks are full.
      let limit = requests.isEmpty ? nextSlot / Ring.part * Ring.part : nextSlot
      let isWritten = try take(upTo: limit, for: requests.map(\.slot).max() ?? 0)
      wasBlocked = !isWritten
      guard isWritten else { throw log.failure ?? .finished }
      if isFinal { try finish() }
      return nil
    } catch {
      if isFinal { ring.release() }
      progress.failure = error
      return error
    }
  }
}

// MARK: - Slots

extension Sealer {
  private func take(upTo limit: UInt64, for target: UInt64) throws(LogError) -> Bool {
    isWaiting = false
    guard try log.drain() else { return false }
    var isMoving = true
    repeat {
      let start = walk.position
      let end = min(limit, (start / Ring.part + 1) * Ring.part)
      guard try takePart(upTo: end, for: target) else { return false }
      isMoving = walk.position > start
    } while isMoving && !isWaiting && walk.position < limit
    return true
  }

  /// Seals a part of the ring: the log's length is looked at after each.
  private func takePart(upTo limit: UInt64, for target: UInt64) throws(LogError) -> Bool {
    taking: while true {
      switch walk.next(in: slots, upTo: limit) {
      case .entry(let entry): guard try append(entry) else { return false }
      case .unresolved(let slot, let isOwned):
        guard giveUp(slot, isOwned, isUrgent: slot < target) else {
          isWaiting = true
          break taking
        }
      case .end: break taking
      }
    }
    guard try log.flush() else { return false }
    let dealtWith = walk.taken &+ walk.missing &+ walk.absent
    ring.noteSealed(
      walk.position, begun: dealtWith,
      missing: walk.missing + walk.absent - min(toldMissing, walk.missing))
    return true
  }

  private func append(_ entry: HotEntry) throws(LogError) -> Bool {
    try tellLosses(allowing: Self.allowance)
    if try log.append(entry, in: slots, base: ring.base) {
      progress.sealedCount += 1
      if marksTail {
        log.mark = TailMark(generation: ring.generation, nextSlot: walk.position)
      }
    } else {
      try log.append(Loss(count: 1, reason: .unreadable))
      unstorableCount += 1
    }
    return !log.isBlocked
  }

  /// Leaves a slot behind whose thread is inside; at once if it holds up the ring.
  ///
  /// - Returns: `false` when the slot can wait.
  private func giveUp(_ slot: UInt64, _ isOwned: Bool, isUrgent: Bool) -> Bool {
    if isOwned {
      let isPressing = ring.counts.claims.nextSlot - slot >= ring.shape.slotCount / 4
      guard isUrgent || isPressing else { return false }
      let patience = isPressing ? Self.patience.pressure : Self.patience.flush
      for _ in 0..<patience {
        guard !ring.isResolved(slot) else { return true }
        swivel_pause(Self.pause)
      }
    }
    switch ring.pass(slot) {
    case .notNeeded: return true
    case .passed: break
    case .newHole: holes.append(slot)
    }
    walk.pass()
    return true
  }

  /// Tells of events that were overwritten, all but some that may still be recorded again.
  private func tellLosses(allowing allowance: UInt64) throws(LogError) {
    try tell(missing: walk.missing - min(walk.missing, allowance))
  }

  private func tell(missing: UInt64) throws(LogError) {
    let more = max(missing, toldMissing) - toldMissing + refused - toldRefused
    guard more > 0 else { return }
    try log.append(Loss(count: more, reason: wasBlocked ? .disk : .bufferFull))
    (toldMissing, toldRefused) = (max(missing, toldMissing), refused)
  }
}

// MARK: - Ends

extension Sealer {
  /// Answers requests; those that want a barrier when it is there, for which the ring does not
  /// wait.
  private func answer(_ requests: [SealRequest], _ failure: LogError?, isFinal: Bool) {
    guard failure == nil, !isFinal, !requests.isEmpty, durability != .none else {
      return requests.forEach { $0.complete(failure) }
    }
    barriers.raise(before: requests, in: log.takeFiles())
  }

  private func finish() throws(LogError) {
    let open = UInt64(holes.filter(ring.isHole).count)
    // Nobody records any more: what has begun and did not come along is lost.
    try tell(missing: walk.missing + walk.absent - min(open, walk.absent))
    if open > 0 { try log.append(Loss(count: open, reason: .interrupted)) }
    progress.holeCount = open
    try log.finish()
    if durability != .none { try log.synchronize() }
    if let hotPath, marksTail { _ = swivel_remove(hotPath) }
  }

  private func report() {
    progress.lostCount =
      max(toldMissing, walk.missing) + ring.counts.refused + unstorableCount
    progress.segmentCount = log.segmentCount
    progress.byteCount = log.byteCount
    progress.begun = walk.taken &+ walk.missing &+ walk.absent
    if let failure = log.failure { progress.failure = failure }
    mailbox.tell(progress)
  }
}
