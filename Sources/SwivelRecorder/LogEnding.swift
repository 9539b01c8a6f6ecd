import SwivelLog
import SwivelModel

/// Where a log ends that another goes on from.
struct LogEnding {
  let header: TraceHeader
  let names: NameTable
  private let nextSequence: UInt64
  private let instant: Instant
  private let lostCount: UInt64

  init(_ header: TraceHeader, _ writer: LogWriter) {
    (self.header, names) = (header, writer.names)
    (nextSequence, instant) = (writer.nextSequence, writer.lastInstant)
    lostCount = writer.lostCount
  }

  /// Reads a segment to its end, beyond damage, so that its successor does not begin in front of
  /// it.
  init(_ path: String, _ facts: FoldedFacts) throws(LogError) {
    let reader = try LogReader(source: FileSource(path: path), mode: .salvage)
    while let section = try reader.nextSection() {
      switch section {
      case .events: for event in reader.events { facts.apply(event) }
      case .checkpoint(let checkpoint): _ = facts.resume(from: checkpoint)
      case .loss: break
      }
    }
    (header, names) = (reader.header, reader.vocabulary.names)
    (nextSequence, instant) = (reader.nextSequence, reader.lastInstant)
    lostCount = reader.summary.lostCount
  }

  func checkpoint(_ facts: FoldedFacts) -> Checkpoint {
    Checkpoint(
      nextSequence: nextSequence, instant: instant, lostCount: lostCount,
      facts: facts.state.archived, digest: 0, conclusions: [])
  }
}

extension TraceHeader {
  /// Makes this the header of the file behind another of the same recording.
  mutating func `continue`(_ last: TraceHeader) {
    let (recording, previous) = (last.recording, last[.id])
    _ = set(.id, to: RecordingID().text)
    if let recording { _ = set(.recording, to: recording) }
    if let previous { _ = set(.previous, to: previous) }
  }
}
