import CSwivel
package import SwivelModel

/// The contents of the hot file beside a log, for a reader or the next recorder.
package struct HotTail {
  /// The recording of its events, in hexadecimal digits; `nil` if the log does not state it.
  package let recording: String?
  /// Whether its recorder is still running.
  package let owner: LogReader.Recorder
  /// The process id of its recorder.
  package let process: UInt64
  private let content: Content

  private enum Content {
    case journal(JournalTail)
    case earlier(EarlierHotFile)
  }

  /// The end of a log, after which the events of a hot file continue.
  package struct LogEnd {
    /// The number of the next event and the instant of the last.
    package let nextSequence: UInt64
    package let instant: Instant
    /// For hot files of earlier versions only: how far the blocks say that the log has absorbed
    /// one, and how many events it contributed.
    package let mark: TailMark?
    package let tally: SealedTally

    /// The end of a log that no hot file of an earlier version can continue.
    package init(nextSequence: UInt64, instant: Instant) {
      self.init(nextSequence: nextSequence, instant: instant, mark: nil, tally: SealedTally())
    }

    init(nextSequence: UInt64, instant: Instant, mark: TailMark?, tally: SealedTally) {
      (self.nextSequence, self.instant) = (nextSequence, instant)
      (self.mark, self.tally) = (mark, tally)
    }

    /// The end of a log that does not exist.
    package static let start = Self(nextSequence: 0, instant: .start)
  }

  /// The events of a hot file that the log lacks.
  package struct Harvest {
    /// The number of events missing before the first, beyond the gaps in the sequence numbers.
    package var lostBefore: UInt64 = 0
    /// The events, by sequence number.
    package var entries: [JournalEntry] = []
    /// The number of events missing after the last.
    package var lostAfter: UInt64 = 0
    /// Why they are missing.
    package var lossReason = Loss.Reason.bufferFull
    /// The number of events that were begun and never completed.
    package var holeCount: UInt64 = 0
    /// Whether a part that counts the events was unreadable.
    package var isDamaged = false

    /// The number of events missing after the last that the log does not report already.
    ///
    /// If it reports some as lost after its own last event, those are the first missing ones.
    package func lostAfter(reported count: UInt64) -> UInt64 {
      entries.isEmpty ? lostAfter - min(lostAfter, count) : lostAfter
    }

    /// An empty harvest.
    package init() {}

    /// Whether the log lacks nothing.
    package var isEmpty: Bool {
      entries.isEmpty && lostBefore == 0 && lostAfter == 0 && holeCount == 0
    }
  }

  /// Reads a hot file; `nil` if there is none.
  ///
  /// - Throws: ``LogError/damagedHotFile(path:)`` and ``LogError/newerHotFile(path:)`` for one that
  ///   cannot be read.
  package init?(path: String) throws(LogError) {
    let descriptor = swivel_open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor, path: path)
  }

  /// Reads an open hot file.
  package init(descriptor: Int32, path: String) throws(LogError) {
    // Read once, and before the rest: a running recorder may still append to the file.
    owner = Self.owner(header: try HotBytes.readHeader(descriptor))
    guard let bytes = try HotBytes.read(descriptor) else { throw .damagedHotFile(path: path) }
    if let journal = JournalTail(bytes) {
      (recording, process) = (journal.header.recording?.text, journal.header.owner.number)
      content = .journal(journal)
    } else if let earlier = EarlierHotFile(bytes: bytes) {
      (recording, process) = (earlier.recording, earlier.owner.number)
      content = .earlier(earlier)
    } else {
      throw HotBytes.isNewer(bytes) ? .newerHotFile(path: path) : .damagedHotFile(path: path)
    }
  }

  /// Whether a path is a hot file, of whatever version, by its first bytes.
  package static func isThere(at path: String) -> Bool { HotBytes.begin(path) }

  /// Whether the recorder that wrote a header is running and has not released the file.
  private static func owner(header: [UInt8]) -> LogReader.Recorder {
    guard let journal = JournalHeader(header) else {
      return EarlierHotFile.owner(header: header)?.state ?? .unknown
    }
    return journal.isReleased(in: header) ? .gone : journal.owner.state
  }

  /// Whether the events belong to a log, by the recording in its header; without a recording id
  /// this is unknown.
  package func isOf(_ recording: String?) -> Bool {
    self.recording == recording.flatMap(RecordingID.init)?.text
  }

  /// The events that follow the end of a log.
  package func harvest(after end: LogEnd) -> Harvest {
    switch content {
    case .journal(let journal):
      journal.harvest(from: end.nextSequence, isLive: owner == .live)
    case .earlier(let earlier): earlier.harvest(after: end, isLive: owner == .live)
    }
  }
}

extension EarlierHotFile {
  /// The events with their sequence numbers in the log.
  fileprivate func harvest(after end: HotTail.LogEnd, isLive: Bool) -> HotTail.Harvest {
    let mark = end.mark.flatMap { $0.generation == generation ? $0.nextSlot : nil } ?? 0
    let found = harvest(from: mark, behind: end.tally, isLive: isLive)
    var (harvest, sequence) = (HotTail.Harvest(), end.nextSequence)
    (harvest.lostBefore, harvest.holeCount) = (found.lostCount, found.holeCount)
    for entry in found.entries {
      sequence = sequence.addingClamped(entry.skippedCount)
      guard sequence <= Event.latestSequence else { break }
      harvest.entries.append(
        JournalEntry(
          sequence: sequence, instant: base.addingClamped(entry.microseconds),
          record: entry.record, names: entry.names))
      sequence += 1
    }
    return harvest
  }
}
