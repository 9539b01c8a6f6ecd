import CSwivel
package import SwivelModel

/// What the hot file beside a log holds, as a reader or the next recorder finds it.
package struct HotTail {
  /// The recording that its events belong to, in hexadecimal digits; `nil` if its log does not say
  /// which it is.
  package let recording: String?
  /// Whether its recorder still runs.
  package let owner: LogReader.Recorder
  /// The number of its recorder's process.
  package let process: UInt64
  private let content: Content

  private enum Content {
    case journal(JournalTail)
    case earlier(EarlierHotFile)
  }

  /// The end of a log, which the events of a hot file follow.
  package struct LogEnd {
    /// The number of the next event, and the instant of the last.
    package let nextSequence: UInt64
    package let instant: Instant
    /// What only counts for the hot files of earlier versions: how far the blocks say that the log
    /// has taken one over, and how many events they brought.
    package let mark: TailMark?
    package let tally: SealedTally

    /// The end of a log that no hot file of an earlier version can follow.
    package init(nextSequence: UInt64, instant: Instant) {
      self.init(nextSequence: nextSequence, instant: instant, mark: nil, tally: SealedTally())
    }

    init(nextSequence: UInt64, instant: Instant, mark: TailMark?, tally: SealedTally) {
      (self.nextSequence, self.instant) = (nextSequence, instant)
      (self.mark, self.tally) = (mark, tally)
    }

    /// The end of a log that is not there.
    package static let start = Self(nextSequence: 0, instant: .start)
  }

  /// The events of a hot file that are not in the log.
  package struct Harvest {
    /// How many events are missing before the first, beside those whose numbers say so.
    package var lostBefore: UInt64 = 0
    /// The events, in the order of their numbers.
    package var entries: [JournalEntry] = []
    /// How many events are missing after the last.
    package var lostAfter: UInt64 = 0
    /// How many events were begun and never ended.
    package var holeCount: UInt64 = 0
    /// Whether a part that counts the events could not be read.
    package var isDamaged = false

    /// How many events are missing after the last that the log does not report already.
    ///
    /// If it reports some as lost after its own last event, those are the first that are missing.
    package func lostAfter(reported count: UInt64) -> UInt64 {
      entries.isEmpty ? lostAfter - min(lostAfter, count) : lostAfter
    }

    /// A harvest of nothing.
    package init() {}

    /// Whether there is nothing that the log lacks.
    package var isEmpty: Bool {
      entries.isEmpty && lostBefore == 0 && lostAfter == 0 && holeCount == 0
    }
  }

  /// Reads a hot file; `nil` where there is none.
  ///
  /// - Throws: ``LogError/damagedHotFile(path:)`` and ``LogError/newerHotFile(path:)`` for one that
  ///   cannot be read.
  package init?(path: String) throws(LogError) {
    let descriptor = swivel_open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor, path: path)
  }

  /// Reads a hot file that is open.
  package init(descriptor: Int32, path: String) throws(LogError) {
    // Once, and before the rest is read: while its recorder runs, it may append to the file.
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

  /// Whether the recorder still runs that wrote a header, and did not give the file up.
  private static func owner(header: [UInt8]) -> LogReader.Recorder {
    header.withUnsafeBytes { bytes in
      guard let journal = JournalHeader(bytes) else {
        return EarlierHotFile.owner(header: header)?.state ?? .unknown
      }
      return journal.isReleased(in: bytes) ? .gone : journal.owner.state
    }
  }

  /// Whether the events belong to a log, by what its header says of the recording; what is no
  /// random number says nothing.
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
  /// The events with the numbers that they have in the log.
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
