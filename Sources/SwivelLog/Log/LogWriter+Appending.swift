package import SwivelModel

extension LogWriter {
  /// A longer tail after the last block is not a crash's truncated block, and is kept.
  private static let maximumTail = UInt64(BlockFormat.maximumLength)

  /// Opens a log for appending.
  ///
  /// The whole log is read first. A truncated block at its end is cut off, as are zeros. The
  /// checkpoint source receives the existing events.
  ///
  /// - Returns: The writer, and what was cut off.
  /// - Throws: ``LogError/damagedBlock(offset:eventCount:damage:)`` or
  ///   ``LogError/tailTooLong(offset:byteCount:)``, leaving the log as it is.
  public static func appending(
    to path: String, policy: Policy
  ) throws(LogError) -> (writer: LogWriter, cut: LogReader.TornTail?) {
    let found = try appending(to: path, policy: policy, checkpoints: nil)
    return (found.writer, found.cut)
  }

  /// Opens a log for appending, and stores the state after further events.
  package static func appending(
    to path: String, policy: Policy, checkpoints: (any CheckpointSource)?
  ) throws(LogError) -> Continuation {
    try appending(
      to: path, policy: policy, checkpoints: checkpoints, resuming: { _ in nil },
      sink: { end throws(LogError) in
        try FileSink(appendingTo: path, cutTo: end.isWhole ? nil : end.byteCount)
      })
  }

  /// A log to be continued, as it was found.
  package struct Continuation {
    package let writer: LogWriter
    /// What was cut off.
    package let cut: LogReader.TornTail?
    package let header: TraceHeader
  }

  /// The end of a log to be continued.
  package struct End {
    /// The number of bytes to keep, and whether that is all of them.
    package let byteCount: UInt64
    package let isWhole: Bool
    package let header: TraceHeader
    /// The number and instant after which the next event comes.
    package let hot: HotTail.LogEnd
    /// The number of events that the log reports as lost after its last one.
    package let lostCount: UInt64
  }

  /// Continues a log after its end, through a sink that is made once the end is known.
  ///
  /// The file is read alone even if it is one of several. `resuming` makes the checkpoint source
  /// for a checkpoint that states more than the events; `sink` the sink.
  package static func appending(
    to path: String, policy: Policy, deflater: Deflater = Deflater(),
    checkpoints: (any CheckpointSource)?, resuming: (Checkpoint) -> (any CheckpointSource)?,
    sink: (End) throws(LogError) -> any ByteSink
  ) throws(LogError) -> Continuation {
    let reader = try LogReader(source: FileSource(path: path))
    let source = try reader.follow(with: checkpoints, resuming)
    let (summary, tail) = (reader.summary, reader.summary.tornTail)
    if let tail, tail.byteCount > maximumTail {
      throw .tailTooLong(offset: tail.offset, byteCount: tail.byteCount)
    }
    let end = End(
      byteCount: summary.byteCount, isWhole: tail == nil && summary.paddingByteCount == 0,
      header: reader.header, hot: reader.hotEnd, lostCount: reader.lostAfterEvents)
    let writer = LogWriter(
      continuing: reader, policy: policy, sink: try sink(end), deflater: deflater,
      checkpoints: source)
    return Continuation(writer: writer, cut: tail, header: reader.header)
  }
}

extension LogReader {
  /// Reads to the end and returns the source that received all events; `nil` if a part was missing.
  fileprivate func follow(
    with source: (any CheckpointSource)?, _ resuming: (Checkpoint) -> (any CheckpointSource)?
  ) throws(LogError) -> (any CheckpointSource)? {
    var source = source
    while let section = try nextSection() {
      switch section {
      case .events: for event in events { source?.apply(event) }
      case .checkpoint(let checkpoint): source = source.flatMap { _ in resuming(checkpoint) }
      case .loss: break
      }
    }
    return source
  }
}
