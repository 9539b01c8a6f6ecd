/// A folder and the processes that use it, at one moment.
struct ModelWorld: Hashable {
  /// How large everything is, and what is wrong.
  struct Bounds: Sendable {
    /// Whether the log has segments, or is one file.
    var isFolder = true
    /// How often each process may be launched.
    var launches = [1, 1]
    var eventCount = 1
    var slotCount = 2
    /// A segment with as many events is full.
    var segmentLimit = 1
    /// So many segments are kept; 0 is without limit.
    var segmentCount = 0
    var hasReader = false
    var flaw = ModelFlaw.none
  }

  var disk = ModelDisk()
  /// Journals without a name that some process has open.
  var unnamed: [ModelJournal] = []
  var processes: [ModelProcess]
  var reader: ModelReader?
  /// The events whose recording has returned.
  var acknowledged: Set<Int> = []
  /// The events whose segment was dropped to make room.
  var dropped: Set<Int> = []

  init(_ bounds: Bounds) {
    reader = bounds.hasReader ? ModelReader() : nil
    processes = bounds.launches.enumerated().map { index, count in
      ModelProcess(launch: index * 8, launchesLeft: count)
    }
  }

  func isLive(_ launch: Int) -> Bool {
    processes.contains { $0.launch == launch && $0.step != .down }
  }

  /// A journal that is open, with or without its name.
  func journal(_ inode: Int?) -> ModelJournal? {
    if let journal = disk.journal, journal.inode == inode { return journal }
    return unnamed.first { $0.inode == inode }
  }

  /// The end of a process, of its own will or not: its locks are gone with it.
  mutating func end(_ index: Int) {
    processes[index] = processes[index].ended
    forgetUnnamed()
  }

  /// Takes its name from the journal, whichever it is.
  mutating func removeJournal() {
    if let journal = disk.journal { unnamed.append(journal) }
    disk.journal = nil
    forgetUnnamed()
  }

  /// Closes the journal of another, to begin anew.
  mutating func closeAndOpen(_ index: Int) {
    processes[index].close()
    processes[index].step = .start(.open)
    forgetUnnamed()
  }

  private mutating func forgetUnnamed() {
    let opened = Set((processes.map(\.opened) + [reader?.opened]).compactMap(\.self))
    unnamed = unnamed.filter { opened.contains($0.inode) }
  }
}

extension ModelWorld {
  /// What is wrong at this moment, if anything.
  var fault: String? {
    let reading = disk.reading
    let (ids, numbers) = (Set(reading.map(\.id)), reading.map(\.number))
    guard ids.count == reading.count else { return "an event is read twice" }
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return "a number comes twice, or out of order"
    }
    guard acknowledged.isSubset(of: ids.union(dropped)) else {
      return "an acknowledged event is not read"
    }
    let owners = processes.filter(\.isRecording)
    guard owners.count < 2 else { return "two processes record" }
    guard owners.allSatisfy({ $0.journal == disk.journal?.inode }) else {
      return "a process records and its journal is gone"
    }
    return faultOfReader
  }
}
