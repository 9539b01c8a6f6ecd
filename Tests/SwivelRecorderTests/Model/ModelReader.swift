/// A reader, while others record.
struct ModelReader: Hashable {
  /// What it does next.
  enum Step: String, CaseIterable {
    case readJudge, readEntries, readLog, readEnd
  }

  var step = Step.readJudge
  var events: [ModelEvent] = []
  /// The entries of the journal when it was copied.
  var copied: [ModelEvent] = []
  /// The journal that it has open.
  var opened: Int?
}

extension ModelWorld {
  /// Takes the next step of the reader.
  ///
  /// - Returns: `false` if there is none.
  mutating func stepOfReader(_ bounds: Bounds) -> Bool {
    switch reader?.step {
    case .readJudge:
      if bounds.flaw == .readsLogFirst { reader?.events = disk.log.flatMap(\.events) }
      reader?.opened = disk.journal?.inode
      reader?.step = disk.journal == nil ? .readLog : .readEntries
    case .readEntries:
      let slots = journal(reader?.opened)?.slots ?? []
      reader?.copied = slots.compactMap(\.self).sorted { $0.number < $1.number }
      reader?.opened = nil
      reader?.step = .readLog
    case .readLog: readLog(bounds)
    case .readEnd, nil: return false
    }
    return true
  }

  private mutating func readLog(_ bounds: Bounds) {
    guard var reader else { return }
    if bounds.flaw != .readsLogFirst { reader.events = disk.log.flatMap(\.events) }
    let next = reader.events.last.map { $0.number + 1 } ?? 0
    reader.events += reader.copied.filter { $0.number >= next }
    (reader.copied, reader.step) = ([], .readEnd)
    self.reader = reader
  }

  /// What is wrong with what the reader has found, if anything.
  var faultOfReader: String? {
    guard let reader, reader.step == .readEnd else { return nil }
    let numbers = reader.events.map(\.number)
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return "a reader finds a number twice, or out of order"
    }
    let found = Set(reader.events)
    let missing = disk.reading.filter { !found.contains($0) && !dropped.contains($0.id) }
    guard missing.allSatisfy({ $0.number > numbers.last ?? -1 }) else {
      return "a reader says that an event is lost, and it is there"
    }
    return nil
  }
}
