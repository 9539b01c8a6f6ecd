import SwivelModel

extension EarlierHotFile {
  /// The events of a hot file from a slot on.
  package struct Harvest: Equatable, Sendable {
    /// The events, in order.
    package fileprivate(set) var entries: [EarlierEntry] = []
    /// The slot after them.
    package fileprivate(set) var nextSlot: UInt64
    /// The number of events that were overwritten before the log had them, or are damaged.
    package fileprivate(set) var lostCount: UInt64 = 0
    /// The number of events that were begun and not completed.
    package fileprivate(set) var holeCount: UInt64 = 0
    // Whether missing events must be counted.
    fileprivate var isOverwritten = false
    fileprivate var isDamaged = false
  }

  /// Collects the events from the slot on that the log's blocks have not reached.
  ///
  /// While the recorder runs they end at the first incomplete one.
  package func harvest(
    from slot: UInt64, behind tally: SealedTally, isLive: Bool
  ) -> Harvest {
    var harvest = Harvest(nextSlot: slot)
    guard slot < nextSlot else { return harvest }
    // Everything earlier has been overwritten.
    let oldest = nextSlot - min(nextSlot, slotCount)
    harvest.isOverwritten = slot < oldest
    harvest.nextSlot = max(slot, oldest)
    while harvest.nextSlot < nextSlot {
      guard harvest.take(look(at: harvest.nextSlot), isLive: isLive) else { return harvest }
    }
    countLosses(in: &harvest, from: slot, tally, isLive: isLive)
    return harvest
  }

  private func countLosses(
    in harvest: inout Harvest, from slot: UInt64, _ tally: SealedTally, isLive: Bool
  ) {
    let first = harvest.entries.first?.slot ?? .max
    let account = account(upTo: max(first, slot), tally)
    // Losses that the recorder had not reported yet never will be.
    let unreported = isLive ? 0 : account?.unreported ?? 0
    guard harvest.isOverwritten || harvest.isDamaged || unreported > 0 else { return }
    let found = UInt64(harvest.entries.count) + harvest.holeCount
    // Without an account, each slot was an event.
    let sum = account?.begun.addingClamped(unreported) ?? nextSlot - slot
    let missing = max(sum - min(sum, found), harvest.isDamaged ? 1 : 0)
    // Every event took a slot: a larger count means a damaged header.
    harvest.lostCount = min(missing, nextSlot)
  }

  /// The events that the log lacks, by the counts of the header and the blocks.
  private struct Account {
    /// The events that were begun and are not in the log.
    let begun: UInt64
    /// Earlier events that the log had not reported as lost.
    let unreported: UInt64
  }

  /// Counts from the slot in the header's note, after which the log has got more events.
  ///
  /// - Returns: `nil` if that is unknown: the note is half written or outdated, or the log lost
  ///   blocks
  ///   whose events are still here.
  private func account(upTo slot: UInt64, _ tally: SealedTally) -> Account? {
    guard sealedSlot != .max, sealedSlot <= slot,
      let known = tally.count(behind: sealedSlot, of: generation)
    else { return nil }
    let begun = (begunCount &- sealedBegunCount) & 0xFF_FFFF
    // What the log got since may have been missing before.
    let fromBegun = min(begun, known)
    return Account(
      begun: begun - fromBegun,
      unreported: sealedMissingCount - min(sealedMissingCount, known - fromBegun))
  }
}

extension EarlierHotFile.Harvest {
  /// Adds the event at the next slot and advances past it.
  ///
  /// - Returns: `false` at an event that a running recorder may still complete.
  fileprivate mutating func take(_ look: EarlierHotFile.Look, isLive: Bool) -> Bool {
    var slotCount = 1
    switch look {
    case .entry(let entry):
      entries.append(entry)
      slotCount = entry.slotCount
    case .unfinished:
      if isLive { return false }
      holeCount += 1
    case .damaged: isDamaged = true
    case .overwritten: isOverwritten = true
    case .empty: break
    }
    nextSlot += UInt64(slotCount)
    return true
  }
}
