extension ModelWorld {
  /// Takes a step of the thread that seals.
  ///
  /// - Returns: `false` if it has nothing to do.
  mutating func take(_ step: SealStep, _ index: Int, _ bounds: Bounds) -> Bool {
    let process = processes[index]
    switch step {
    case .seal: return seal(index, bounds)
    case .sealHalf:
      disk.writeHalf(process.file)
      processes[index].sealing = .sealWrite
    case .sealWrite: write(index, bounds)
    case .sealNote: note(index, bounds)
    case .rotateBegin:
      disk.begin(process.launch)
      processes[index].sealing = .rotateEnd
    case .rotateEnd:
      disk.update(process.file) { $0.isEnded = true }
      processes[index].sealing = .rotateAppear
    case .rotateAppear: rotate(index, bounds)
    case .rotateDrop:
      dropped.formUnion(disk.log.removeFirst().events.map(\.id))
      processes[index].sealing = .seal
    case .finishEnd:
      disk.update(process.file) { $0.isEnded = true }
      processes[index].sealing = .finishRemove
    case .finishRemove:
      removeJournal()
      end(index)
    }
    return true
  }

  /// Takes what was appended for a block.
  private mutating func seal(_ index: Int, _ bounds: Bounds) -> Bool {
    let process = processes[index]
    guard process.position < process.nextSlot else {
      guard process.step == .append(.close) else { return false }
      processes[index].sealing = .finishEnd
      return true
    }
    let slots = disk.journal?.slots ?? []
    processes[index].events = (process.position..<process.nextSlot).compactMap {
      slots.isEmpty ? nil : slots[$0 % slots.count]
    }
    processes[index].limit = process.nextSlot
    processes[index].sealing = bounds.flaw == .notesBeforeItWrites ? .sealNote : .sealHalf
    return true
  }

  private mutating func write(_ index: Int, _ bounds: Bounds) {
    let process = processes[index]
    disk.update(process.file) { $0.write(process.events) }
    processes[index].sealing = .sealNote
    if bounds.flaw == .notesBeforeItWrites { settle(index, bounds) }
  }

  private mutating func note(_ index: Int, _ bounds: Bounds) {
    processes[index].freeSlot = processes[index].limit
    processes[index].sealing = .sealHalf
    if bounds.flaw != .notesBeforeItWrites { settle(index, bounds) }
  }

  private mutating func settle(_ index: Int, _ bounds: Bounds) {
    let process = processes[index]
    (processes[index].position, processes[index].events) = (process.limit, [])
    let file = disk.log.first { $0.number == process.file }
    let isFull = bounds.isFolder && file?.events.count ?? 0 >= bounds.segmentLimit
    processes[index].sealing = isFull ? .rotateBegin : .seal
  }

  private mutating func rotate(_ index: Int, _ bounds: Bounds) {
    processes[index].file = disk.appear(processes[index].launch)
    let isFull = bounds.segmentCount > 0 && disk.log.count > bounds.segmentCount
    processes[index].sealing = isFull ? .rotateDrop : .seal
  }
}
