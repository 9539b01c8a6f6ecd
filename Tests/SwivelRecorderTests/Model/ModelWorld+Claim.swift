/// The steps that take possession of a dead journal.
extension ModelWorld {
  mutating func open(_ index: Int, _ bounds: Bounds) {
    processes[index].opened = disk.journal?.inode
    let first = bounds.flaw == .readsBeforeItLists ? StartStep.read : .list
    processes[index].step = .start(disk.journal == nil ? first : .lock)
  }

  mutating func lock(_ index: Int, _ bounds: Bounds) {
    let inode = processes[index].opened
    let isBusy = processes.contains { $0.hasLock && $0.opened == inode }
    guard !isBusy || bounds.flaw == .adoptsWithoutLock else { return closeAndOpen(index) }
    processes[index].hasLock = bounds.flaw != .adoptsWithoutLock
    if bounds.flaw == .copiesBeforeItJudges {
      processes[index].copy = journal(processes[index].opened)
    }
    processes[index].step = .start(bounds.flaw == .comparesBeforeItJudges ? .compare : .judge)
  }

  /// Ends the launch if the owner of the journal runs.
  mutating func judge(_ index: Int, _ bounds: Bounds) {
    guard let journal = journal(processes[index].opened),
      !isLive(journal.owner) || bounds.flaw == .adoptsTheLiving
    else { return end(index) }
    processes[index].step =
      bounds.flaw == .comparesBeforeItJudges ? .adopt(.adoptRead) : .start(.compare)
  }

  /// Begins anew if the name leads to another file by now.
  mutating func compare(_ index: Int, _ bounds: Bounds) {
    let isSame = disk.journal?.inode == processes[index].opened
    guard isSame || bounds.flaw == .adoptsWithoutCompare else { return closeAndOpen(index) }
    processes[index].step =
      bounds.flaw == .comparesBeforeItJudges ? .start(.judge) : .adopt(.adoptRead)
  }
}
