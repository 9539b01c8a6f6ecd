import CSwivel
import SwivelLog
import SwivelModel

extension SealedLog {
  /// A file of a log that has its header, but not its name yet.
  struct Part {
    let path: String
    let unfinishedPath: String
    let sink: SealedSink
    let writer: LogWriter

    func discard() { _ = swivel_remove(unfinishedPath) }
  }
}

extension SealedLog.Settings {
  /// Begins a file under a temporary name.
  func begin(
    _ path: String, _ makeWriter: (SealedSink) throws(LogError) -> LogWriter
  ) throws(LogError) -> SealedLog.Part {
    let unfinishedPath = UnfinishedName.make(for: path)
    let file = try open(unfinishedPath, .create)
    let sink = SealedSink(file, offset: 0, ordersBlocks: ordersBlocks)
    do throws(LogError) {
      let writer = try makeWriter(sink)
      guard sink.drain() else { throw sink.failure ?? .finished }
      return SealedLog.Part(
        path: path, unfinishedPath: unfinishedPath, sink: sink, writer: writer)
    } catch {
      _ = swivel_remove(unfinishedPath)
      throw error
    }
  }

  /// The writer of a segment after others; of the first if there are none.
  func writer(
    _ header: TraceHeader, _ sink: SealedSink, after ending: LogEnding, _ facts: FoldedFacts
  ) throws(LogError) -> LogWriter {
    guard ending.header != nil else {
      return try writer(header, sink, facts)
    }
    return try LogWriter(
      header: header, policy: .live, sink: sink, deflater: deflater, from: ending.checkpoint(facts),
      names: redaction.redacted(facts.pruned(ending.names)), checkpoints: facts)
  }

  /// The writer of a log that nothing precedes.
  func writer(
    _ header: TraceHeader, _ sink: SealedSink, _ facts: FoldedFacts
  ) throws(LogError) -> LogWriter {
    try LogWriter(
      header: header, policy: .live, sink: sink, deflater: deflater, checkpoints: facts)
  }
}
