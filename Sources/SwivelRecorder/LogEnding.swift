import CSwivel
import SwivelLog
import SwivelModel

/// The end of a segmented log, for continuing it.
struct LogEnding {
  /// The header of the last readable segment; `nil` if there is none.
  private(set) var header: TraceHeader?
  private(set) var names = NameTable()
  /// The end after which the events of a hot file continue.
  private(set) var hot = HotTail.LogEnd.start
  private var lostCount: UInt64 = 0
  private let path: String?
  private var tornTail: LogReader.TornTail?
  private var isLastUseless = false

  /// The end of a log that is being written.
  init(_ header: TraceHeader, _ writer: LogWriter) {
    (self.header, names, path) = (header, writer.names, nil)
    lostCount = writer.lostCount
    hot = HotTail.LogEnd(nextSequence: writer.nextSequence, instant: writer.lastInstant)
  }

  /// Reads backwards from the last segment to a readable one.
  init(_ folder: SegmentFolder, _ facts: FoldedFacts) throws(LogError) {
    path = folder.paths.last
    for path in folder.paths.reversed() where try !LogReader.isBlank(path: path) {
      let reader: LogReader
      do throws(LogError) {
        reader = try LogReader(source: FileSource(path: path), mode: .salvage)
      } catch {
        if case .io = error { throw error }
        // A foreign file, or one with a damaged beginning.
        continue
      }
      try read(reader, facts)
      if path != folder.paths.last { tornTail = nil }
      if !isWithoutState(reader) { return }
      (header, isLastUseless) = (nil, isLastUseless || path == folder.paths.last)
    }
  }

  /// Whether a segment has a header but not the state with which each except the first begins: only
  /// a power loss leaves that.
  private func isWithoutState(_ reader: LogReader) -> Bool {
    reader.header[.previous] != nil && reader.summary.checkpointCount == 0
      && reader.summary.eventCount == 0
  }

  private mutating func read(_ reader: LogReader, _ facts: FoldedFacts) throws(LogError) {
    while let section = try reader.nextSection() {
      switch section {
      case .events: for event in reader.events { facts.apply(event) }
      case .checkpoint(let checkpoint): _ = facts.resume(from: checkpoint)
      case .loss: break
      }
    }
    (header, names, hot) = (reader.header, reader.vocabulary.names, reader.hotEnd)
    (lostCount, tornTail) = (reader.summary.lostCount, reader.summary.tornTail)
  }

  /// Cuts a truncated block off the last segment, and removes a segment without header or state.
  ///
  /// - Returns: The number of bytes removed.
  func cutTail() throws(LogError) -> UInt64 {
    guard let path else { return 0 }
    let isBlank = try LogReader.isBlank(path: path)
    guard !isLastUseless, !isBlank else {
      let size = UInt64(max(swivel_file_size(path), 0))
      try LogError.check(swivel_remove(path), .truncate)
      return size
    }
    guard let tornTail else { return 0 }
    _ = try SystemFile(path: path, use: .continuing(byteCount: tornTail.offset))
    return tornTail.byteCount
  }

  func checkpoint(_ facts: FoldedFacts) -> Checkpoint {
    Checkpoint(
      nextSequence: hot.nextSequence, instant: hot.instant, lostCount: lostCount,
      facts: facts.state.archived, digest: 0, conclusions: [])
  }
}
