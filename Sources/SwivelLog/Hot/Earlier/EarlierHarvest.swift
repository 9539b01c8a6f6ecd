import SwivelModel

extension EarlierHotFile {
  /// What a hot file has from some slot on.
  package struct Harvest: Equatable, Sendable {
    /// The events, in order.
    package fileprivate(set) var entries: [EarlierEntry] = []
    /// The first slot behind them.
    package fileprivate(set) var nextSlot: UInt64
    /// How many events were overwritten before the log had them, or are damaged.
    package fileprivate(set) var lostCount: UInt64 = 0
    /// How many events were begun and not completed.
    package fileprivate(set) var holeCount: UInt64 = 0
    // What calls for a count of what is missing.
    fileprivate var isOverwritten = false
    fileprivate var isDamaged = false
  }

  /// Collects the events from a slot on, up to which the blocks of the log have them.
  ///
  /// While the recorder runs they end at the first one that is not complete.
  package func harvest(
    from slot: UInt64, behind tally: SealedTally, isLive: Bool
  ) -> Harvest {
    var harvest = Harvest(nextSlot: slot)
    guard slot < nextSlot else { return harvest }
    // What lies further back is overwritten, however far that is.
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
    // What the recorder had not yet reported as lost it never will.
    let unreported = isLive ? 0 : account?.unreported ?? 0
    guard harvest.isOverwritten || harvest.isDamaged || unreported > 0 else { return }
    let found = UInt64(harvest.entries.count) + harvest.holeCount
    // Without an account, each slot was an event.
    let sum = account?.begun.addingClamped(unreported) ?? nextSlot - slot
    let missing = max(sum - min(sum, found), harvest.isDamaged ? 1 : 0)
    // Every event took a slot: a greater count is damage of the header.
    harvest.lostCount = min(missing, nextSlot)
  }

  /// What a log lacks of the events that were begun, as the header and its blocks say.
  private struct Account {
    /// The events that were begun and are not in the log.
    let begun: UInt64
    /// Those begun before that the log had not reported as lost.
    let unreported: UInt64
  }

  /// Counts from the slot that the header names, since when the log got some more events.
  ///
  /// - Returns: `nil` where that is not known: the note is half written or of too long ago, or the
  ///   log lost blocks whose events are still here.
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
  /// Adds what lies at the next slot, and moves behind it.
  ///
  /// - Returns: `false` at an event that a recorder which still runs may yet complete.
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
