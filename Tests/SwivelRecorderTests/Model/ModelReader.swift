/// A reader, while others record.
struct ModelReader: Hashable {
  /// What it does next.
  enum Step: String, CaseIterable {
    case readLog, readJudge, readEntries, readEnd
  }

  var step = Step.readLog
  var events: [ModelEvent] = []
  /// The journal that it has open, and whether its owner ran.
  var opened: Int?
  var isOwnerLive = false
}

extension ModelWorld {
  /// Takes the next step of the reader.
  ///
  /// - Returns: `false` if there is none.
  mutating func stepOfReader(_ bounds: Bounds) -> Bool {
    switch reader?.step {
    case .readLog:
      reader?.events = disk.log.flatMap(\.events)
      reader?.step = .readJudge
    case .readJudge:
      let isOwnerLive = disk.journal.map { isLive($0.owner) } ?? false
      reader?.isOwnerLive = isOwnerLive
      reader?.opened = disk.journal?.inode
      reader?.step = disk.journal == nil ? .readEnd : .readEntries
    case .readEntries: readEntries(bounds)
    case .readEnd, nil: return false
    }
    return true
  }

  private mutating func readEntries(_ bounds: Bounds) {
    guard var reader, let journal = journal(reader.opened) else { return }
    let next = reader.events.last.map { $0.number + 1 } ?? 0
    let entries = journal.slots.compactMap(\.self).filter { $0.number >= next }
      .sorted { $0.number < $1.number }
    (reader.opened, reader.step) = (nil, .readEnd)
    if reader.isOwnerLive {
      reader.events += entries.enumerated().prefix { $1.number == next + $0 }.map(\.element)
    } else if let first = entries.first, first.number > next, disk.nextNumber > next,
      bounds.flaw != .readsOnce
    {
      // What seems to be missing is in the log by now.
      reader.step = .readLog
    } else {
      reader.events += entries
    }
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
