/// A process, and what it has in its memory.
struct ModelProcess: Hashable {
  /// Which launch it is: the identity of the process.
  var launch: Int
  var launchesLeft: Int
  var eventsLeft = 0
  var step = ModelStep.down
  /// What its second thread does next, while it records.
  var sealing = SealStep.seal

  /// The journal of another that it has open, and whether it has locked it.
  var opened: Int?
  var hasLock = false
  /// A copy of that journal, made too early.
  var copy: ModelJournal?
  /// How the log was when it was listed.
  var listed: [ModelLogFile] = []
  /// The file of the log that it writes, and the events for it.
  var file = 0
  var events: [ModelEvent] = []

  /// Its own journal.
  var journal = 0
  var attempts = 0
  var nextNumber = 0
  var nextSlot = 0
  var freeSlot = 0
  /// The first slot that is not in the log, and the first after those of the next block.
  var position = 0
  var limit = 0

  init(launch: Int, launchesLeft: Int) {
    (self.launch, self.launchesLeft) = (launch, launchesLeft)
  }

  /// The process that may be launched once this one has ended.
  var ended: ModelProcess { ModelProcess(launch: launch, launchesLeft: launchesLeft) }

  /// The process that is launched next.
  func launched(_ eventCount: Int) -> ModelProcess {
    var process = ModelProcess(launch: launch + 1, launchesLeft: launchesLeft - 1)
    (process.eventsLeft, process.step) = (eventCount, .start(.clear))
    return process
  }

  var isRecording: Bool {
    if case .append = step { true } else { false }
  }

  /// The event that is being recorded.
  var event: ModelEvent { ModelEvent(number: nextNumber, id: launch * 8 + eventsLeft) }

  /// Forgets the journal that it has open.
  mutating func close() { (opened, hasLock, copy, events) = (nil, false, nil, []) }

  mutating func record(in file: Int) {
    (step, self.file, listed) = (.append(.append), file, [])
  }
}
