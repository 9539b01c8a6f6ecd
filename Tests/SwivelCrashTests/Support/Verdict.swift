import SwivelLog

/// What is wrong with a log, in view of what its recorders had acknowledged.
struct Verdict {
  private(set) var faults: [String] = []
  private let log: ReadBack

  /// - Parameters:
  ///   - log: What was read.
  ///   - acknowledged: How many events of each thread have to be there.
  ///   - killCount: How many processes were killed, each of which may have begun one more event.
  ///   - surplus: How many events each may have recorded beyond those that it acknowledged.
  init(
    _ log: ReadBack, _ acknowledged: [UInt32: UInt32], killCount: Int, surplus: UInt32 = 1
  ) {
    self.log = log
    checkForm()
    checkAcknowledged(acknowledged, surplus)
    expect(log.lostCount <= UInt64(killCount), "\(log.lostCount) events told as lost")
  }

  /// Adds what is wrong with a log that was ended in order.
  mutating func checkEnd() {
    if let error = log.error { faults.append("cannot be read: \(error)") }
    expect(log.summary.isClosedCleanly, "has no orderly end")
    expect(log.summary.tornTail == nil, "breaks off")
    expect(log.summary.adoptedCount == 0, "has a hot file")
  }

  private mutating func expect(_ isRight: Bool, _ fault: String) {
    if !isRight { faults.append(fault) }
  }

  private mutating func checkForm() {
    expect(log.strangers.isEmpty, "events of nobody: \(log.strangers.prefix(3))")
    expect(log.summary.gapCount == 0, "\(log.summary.gapCount) damaged places")
    let steps = zip(log.sequences, log.sequences.dropFirst())
    expect(steps.allSatisfy { $0 < $1 }, "numbers out of order or twice")
    let missing = steps.reduce(0) { $0 + ($1.1 > $1.0 ? $1.1 - $1.0 - 1 : 0) }
    expect(missing <= log.lostCount, "\(missing) numbers left out")
    for (thread, counts) in log.countsByThread {
      let rises = zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }
      expect(rises, "events of thread \(thread) out of order or twice")
    }
  }

  private mutating func checkAcknowledged(
    _ acknowledged: [UInt32: UInt32], _ surplus: UInt32
  ) {
    var missing: [EventOrigin] = []
    for (thread, counts) in log.countsByThread {
      let limit = acknowledged[thread, default: 0] + surplus
      expect((counts.last ?? 0) < limit, "more of thread \(thread) than was recorded")
    }
    let found = Set(log.origins)
    for (thread, count) in acknowledged.sorted(by: { $0.key < $1.key }) {
      let all = (0..<count).map { EventOrigin(thread: thread, count: $0) }
      missing += all.filter { !found.contains($0) }
    }
    let dropped = Int(log.summary.droppedCount)
    guard !missing.isEmpty, missing.count > dropped || !areOldest(missing) else { return }
    faults.append(
      "\(missing.count) acknowledged events missing, \(dropped) dropped, such as \(missing[0])"
        + (log.error.map { ": \($0)" } ?? ""))
  }

  /// Whether events come before all that are in the log: threads record one after the other.
  private func areOldest(_ missing: [EventOrigin]) -> Bool {
    guard let first = log.origins.first else { return false }
    return missing.allSatisfy { ($0.thread, $0.count) < (first.thread, first.count) }
  }
}
