public import SwivelLog
import SwivelModel
import SwivelReplay

/// Writes what can be read of a log into a new one: after a crash or damage, or to make one file of
/// many.
public struct Repair {
  /// What was kept, and what was not.
  public struct Summary: Sendable {
    /// The events that were written.
    public internal(set) var eventCount: UInt64 = 0
    /// What was found in the log.
    public internal(set) var source: LogReader.Summary
  }

  private let reader: LogReader
  private let writer: LogWriter
  private var summary: Summary

  /// Repairs a log; the one that is read stays as it is.
  ///
  /// - Throws: ``LogError`` when nothing can be read, or the new log cannot be written.
  public static func run(
    from path: String, to output: String, by author: String
  ) throws(LogError) -> Summary {
    var repair = try Self(path, output)
    try repair.copy()
    return try repair.finish(by: author)
  }

  private init(_ path: String, _ output: String) throws(LogError) {
    reader = try LogReader(path: path, mode: .salvage)
    summary = Summary(source: reader.summary)
    var header = TraceHeader()
    // One file is no part of a recording of many.
    for fact in reader.header.facts where ![.previous, .recording].contains(fact.key) {
      _ = header.set(fact.key, to: fact.value)
    }
    writer = try LogWriter(
      header: header, policy: .batch, sink: FileSink(creatingNew: output),
      checkpoints: ReplayCheckpoints())
  }

  private mutating func copy() throws(LogError) {
    while let item = try reader.next() {
      switch item {
      case .event(let event):
        try writer.append(event, vocabulary: reader.vocabulary)
        summary.eventCount += 1
      case .loss: try writer.append(item, vocabulary: reader.vocabulary)
      case .checkpoint(let checkpoint): try goOn(from: checkpoint)
      }
    }
  }

  /// Goes on from a state that the events in front do not tell, as the log that is read does.
  private func goOn(from checkpoint: Checkpoint) throws(LogError) {
    var replayer = Replayer()
    replayer.restore(checkpoint)
    try writer.resume(
      from: checkpoint, names: reader.vocabulary.names, checkpoints: ReplayCheckpoints(replayer))
  }

  private mutating func finish(by author: String) throws(LogError) -> Summary {
    summary.source = reader.summary
    let facts = facts(by: author)
    if facts.count > 1 { try writer.append(recovery: facts) }
    try writer.finish()
    return summary
  }

  /// What had to be mended, if anything had to.
  private func facts(by author: String) -> [(key: String, value: String)] {
    let found = summary.source
    let lostCount = found.gaps.reduce(UInt64(0)) { $0.addingClamped($1.lostCount) }
    let cut = found.tornTail?.byteCount ?? 0
    var facts = [(key: "by", value: author)]
    for (key, count) in [
      ("adopted", found.adoptedCount), ("damaged", found.gapCount), ("lost", lostCount),
      ("cut", cut),
    ] where count > 0 {
      facts.append((key, String(count)))
    }
    return facts
  }
}
