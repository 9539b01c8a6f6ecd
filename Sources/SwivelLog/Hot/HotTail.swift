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
  private let journal: JournalTail

  /// The end of a log, after which the events of a hot file continue.
  package struct LogEnd {
    /// The number of the next event and the instant of the last.
    package let nextSequence: UInt64
    package let instant: Instant

    /// The end after an event.
    package init(nextSequence: UInt64, instant: Instant) {
      (self.nextSequence, self.instant) = (nextSequence, instant)
    }

    /// The end of a log that does not exist.
    package static let start = Self(nextSequence: 0, instant: .start)
  }

  /// The events of a hot file that the log lacks.
  package struct Harvest {
    /// The events, by sequence number.
    package var entries: [JournalEntry] = []
    /// The number of events missing after the last.
    package var lostAfter: UInt64 = 0
    /// Why they are missing.
    package var lossReason = Loss.Reason.bufferFull
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
    package var isEmpty: Bool { entries.isEmpty && lostAfter == 0 }
  }

  /// Reads a hot file; `nil` if there is none.
  ///
  /// - Throws: ``LogError/damagedHotFile(path:)``, ``LogError/earlierHotFile(path:)`` and
  ///   ``LogError/newerHotFile(path:)`` for one that cannot be read.
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
    guard let journal = JournalTail(bytes) else { throw HotBytes.fault(of: bytes, path) }
    (recording, process) = (journal.header.recording?.text, journal.header.owner.number)
    self.journal = journal
  }

  /// Whether the recorder that wrote a header is running and has not released the file.
  private static func owner(header: [UInt8]) -> LogReader.Recorder {
    guard let journal = JournalHeader(header) else { return .unknown }
    return journal.isReleased(in: header) ? .gone : journal.owner.state
  }

  /// Whether the events belong to a log, by the recording in its header; without a recording id
  /// this is unknown.
  package func isOf(_ recording: String?) -> Bool {
    self.recording == recording.flatMap(RecordingID.init)?.text
  }

  /// The events that follow the end of a log.
  package func harvest(after end: LogEnd) -> Harvest {
    journal.harvest(from: end.nextSequence, isLive: owner == .live)
  }
}
