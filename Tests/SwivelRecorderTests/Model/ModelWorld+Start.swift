extension ModelWorld {
  /// Takes a step of a process that starts.
  mutating func take(_ step: StartStep, _ index: Int, _ bounds: Bounds) {
    switch step {
    case .clear: clear(index)
    case .open: open(index, bounds)
    case .lock: lock(index, bounds)
    case .judge: judge(index, bounds)
    case .compare: compare(index, bounds)
    case .list: list(index, bounds)
    case .read: read(index, bounds)
    case .build: build(index, bounds)
    case .publish: publish(index, bounds)
    case .discard: discard(index)
    case .look: look(index, bounds)
    case .withdraw: withdraw(index)
    case .cut: cut(index, bounds)
    case .begin:
      disk.begin(processes[index].launch)
      processes[index].step = .start(.appear)
    case .appear: processes[index].record(in: disk.appear(processes[index].launch))
    }
  }

  /// Removes a file that a dead process has begun, until there is none.
  private mutating func clear(_ index: Int) {
    if let place = disk.leftovers.firstIndex(where: { !isLive($0.owner) }) {
      disk.leftovers.remove(at: place)
    } else {
      processes[index].step = .start(.open)
    }
  }

  private mutating func list(_ index: Int, _ bounds: Bounds) {
    processes[index].listed = disk.log
    processes[index].step = .start(bounds.flaw == .readsBeforeItLists ? .build : .read)
  }

  private mutating func read(_ index: Int, _ bounds: Bounds) {
    processes[index].nextNumber = disk.nextNumber
    processes[index].step = .start(bounds.flaw == .readsBeforeItLists ? .list : .build)
  }

  private mutating func build(_ index: Int, _ bounds: Bounds) {
    let process = processes[index]
    let journal = ModelJournal(
      inode: process.launch * 8 + process.attempts, owner: process.launch,
      slots: Array(repeating: nil, count: bounds.slotCount))
    disk.leftovers.append(ModelLeftover(owner: process.launch, content: .journal(journal)))
    processes[index].attempts += 1
    processes[index].journal = journal.inode
    processes[index].step = .start(.publish)
  }

  private mutating func publish(_ index: Int, _ bounds: Bounds) {
    guard disk.journal == nil || bounds.flaw == .publishesOver else {
      processes[index].step = .start(.discard)
      return
    }
    guard case .journal(let journal) = disk.takeLeftover(of: processes[index].launch) else {
      return
    }
    removeJournal()
    disk.journal = journal
    processes[index].step = .start(.look)
  }

  private mutating func discard(_ index: Int) {
    _ = disk.takeLeftover(of: processes[index].launch)
    processes[index].step = .start(.open)
  }

  private mutating func look(_ index: Int, _ bounds: Bounds) {
    let isSame = disk.log == processes[index].listed || bounds.flaw == .recordsWithoutLook
    processes[index].step = .start(isSame ? .cut : .withdraw)
  }

  private mutating func withdraw(_ index: Int) {
    removeJournal()
    processes[index].step = .start(.open)
  }

  private mutating func cut(_ index: Int, _ bounds: Bounds) {
    disk.cut()
    // A log of one file is continued.
    if !bounds.isFolder, let file = disk.log.last {
      processes[index].record(in: file.number)
    } else {
      processes[index].step = .start(.begin)
    }
  }
}
