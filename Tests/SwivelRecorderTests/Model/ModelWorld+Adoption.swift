extension ModelWorld {
  /// Takes a step of a process that adopts.
  mutating func take(_ step: AdoptStep, _ index: Int, _ bounds: Bounds) {
    let process = processes[index]
    switch step {
    case .adoptRead: adoptRead(index)
    case .adoptCut:
      disk.cut()
      processes[index].step = .adopt(stepAfterCut(process, bounds))
    case .adoptBegin:
      disk.begin(process.launch)
      processes[index].step = .adopt(bounds.isFolder ? .adoptHalf : .adoptAppear)
    case .adoptHalf:
      change(process, bounds) { $0.isTorn = true }
      processes[index].step = .adopt(.adoptWrite)
    case .adoptWrite:
      change(process, bounds) { $0.write(process.events) }
      processes[index].step = .adopt(.adoptEnd)
    case .adoptEnd:
      change(process, bounds) { $0.isEnded = true }
      processes[index].step = .adopt(stepAfterEnd(bounds))
    case .adoptAppear:
      processes[index].file = disk.appear(process.launch)
      processes[index].step = .adopt(stepAfterAppearing(bounds))
    case .adoptRemove:
      removeJournal()
      processes[index].step = .adopt(stepAfterRemoval(process, bounds))
    case .adoptClose: closeAndOpen(index)
    }
  }

  private mutating func adoptRead(_ index: Int) {
    guard let journal = processes[index].copy ?? journal(processes[index].opened) else {
      return end(index)
    }
    processes[index].events = disk.unsealed(journal)
    processes[index].file = disk.log.last?.number ?? 0
    processes[index].step = .adopt(.adoptCut)
  }

  /// Changes what is adopted into: a segment that has no name yet, or the one file.
  private mutating func change(
    _ process: ModelProcess, _ bounds: Bounds, _ body: (inout ModelLogFile) -> Void
  ) {
    guard bounds.isFolder else { return disk.update(process.file, body) }
    guard case .log(var file) = disk.takeLeftover(of: process.launch) else { return }
    body(&file)
    disk.leftovers.append(ModelLeftover(owner: process.launch, content: .log(file)))
  }
}

// MARK: - The order of the steps

extension ModelWorld {
  private func stepAfterCut(_ process: ModelProcess, _ bounds: Bounds) -> AdoptStep {
    guard !process.events.isEmpty else { return .adoptRemove }
    return bounds.isFolder || disk.log.isEmpty ? .adoptBegin : .adoptHalf
  }

  private func stepAfterEnd(_ bounds: Bounds) -> AdoptStep {
    bounds.isFolder && bounds.flaw != .removesBeforeItAppears ? .adoptAppear : .adoptRemove
  }

  /// A log of one file has its name before it has the events.
  private func stepAfterAppearing(_ bounds: Bounds) -> AdoptStep {
    guard bounds.isFolder else { return .adoptHalf }
    return bounds.flaw == .removesBeforeItAppears ? .adoptClose : .adoptRemove
  }

  private func stepAfterRemoval(_ process: ModelProcess, _ bounds: Bounds) -> AdoptStep {
    let hasSegment = bounds.isFolder && !process.events.isEmpty
    return hasSegment && bounds.flaw == .removesBeforeItAppears ? .adoptAppear : .adoptClose
  }
}
