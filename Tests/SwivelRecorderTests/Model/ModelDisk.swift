/// An event of the model: its number in the log, and what distinguishes it from any other event.
struct ModelEvent: Hashable {
  var number: Int
  var id: Int
}

/// A file of the log: a segment, or the one file.
struct ModelLogFile: Hashable {
  var number = 0
  var events: [ModelEvent] = []
  /// Whether half a block follows the events.
  var isTorn = false
  var isEnded = false
}

/// A journal.
struct ModelJournal: Hashable {
  /// Which file it is, whatever its name.
  var inode: Int
  /// The launch of a process that made it.
  var owner: Int
  /// The entries whose checks are right.
  var slots: [ModelEvent?]
}

/// A file that has no name of its own yet.
struct ModelLeftover: Hashable {
  enum Content: Hashable {
    case journal(ModelJournal)
    case log(ModelLogFile)
  }

  var owner: Int
  var content: Content
}

/// What is on the disk: all that outlives a kill.
struct ModelDisk: Hashable {
  var log: [ModelLogFile] = []
  var journal: ModelJournal?
  var leftovers: [ModelLeftover] = []

  /// The number after that of the log's last event.
  var nextNumber: Int { log.compactMap(\.events.last).last.map { $0.number + 1 } ?? 0 }

  /// The events of a journal that are not in the log, in order.
  func unsealed(_ journal: ModelJournal) -> [ModelEvent] {
    let next = nextNumber
    return journal.slots.compactMap(\.self).filter { $0.number >= next }
      .sorted { $0.number < $1.number }
  }

  /// What a reader finds once all processes are gone.
  var reading: [ModelEvent] { log.flatMap(\.events) + (journal.map(unsealed) ?? []) }

  /// Changes a file of the log, if it is still there.
  mutating func update(_ number: Int, _ change: (inout ModelLogFile) -> Void) {
    guard let place = log.firstIndex(where: { $0.number == number }) else { return }
    change(&log[place])
  }

  /// Adds half a block to a file of the log.
  mutating func writeHalf(_ number: Int) { update(number) { $0.isTorn = true } }

  /// Cuts half a block off the last file.
  mutating func cut() {
    if let last = log.last { update(last.number) { $0.isTorn = false } }
  }

  /// Begins a file of the log.
  mutating func begin(_ owner: Int) {
    leftovers.append(ModelLeftover(owner: owner, content: .log(ModelLogFile())))
  }

  /// Takes away the file that a launch has begun.
  mutating func takeLeftover(of owner: Int) -> ModelLeftover.Content? {
    guard let place = leftovers.firstIndex(where: { $0.owner == owner }) else { return nil }
    return leftovers.remove(at: place).content
  }

  /// Gives the file that a launch has begun the next free name.
  ///
  /// - Returns: Its number.
  mutating func appear(_ owner: Int) -> Int {
    guard case .log(var file) = takeLeftover(of: owner) else { return 0 }
    file.number = (log.last?.number ?? 0) + 1
    log.append(file)
    return file.number
  }
}

extension ModelLogFile {
  /// Completes the block of which half was written.
  mutating func write(_ events: [ModelEvent]) {
    self.events += events
    (isTorn, isEnded) = (false, false)
  }
}
