extension ModelWorld {
  /// Takes a step of the thread that records.
  ///
  /// - Returns: `false` if it has none left.
  mutating func take(_ step: AppendStep, _ index: Int, _ bounds: Bounds) -> Bool {
    let process = processes[index]
    switch step {
    case .append: append(index, bounds)
    case .appendWords:
      put(nil, process, bounds)
      processes[index].step = .append(.appendCheck)
    case .appendCheck:
      put(process.event, process, bounds)
      processes[index].step = .append(.appendCount)
    case .appendCount:
      acknowledged.insert(process.event.id)
      processes[index].nextSlot += 1
      countEvent(index)
      processes[index].step = .append(.append)
    case .close: return false
    }
    return true
  }

  private mutating func append(_ index: Int, _ bounds: Bounds) {
    let process = processes[index]
    if process.eventsLeft == 0 {
      processes[index].step = .append(.close)
    } else if process.nextSlot - process.freeSlot < bounds.slotCount {
      processes[index].step = .append(.appendWords)
    } else {
      // Refused: its number stays unused.
      countEvent(index)
    }
  }

  private mutating func countEvent(_ index: Int) {
    processes[index].nextNumber += 1
    processes[index].eventsLeft -= 1
  }

  /// Changes a slot of the process's own journal, if that still has its name.
  private mutating func put(_ event: ModelEvent?, _ process: ModelProcess, _ bounds: Bounds) {
    guard disk.journal?.inode == process.journal else { return }
    disk.journal?.slots[process.nextSlot % bounds.slotCount] = event
  }
}
