package import SwivelModel

extension LogWriter {
  /// More than this behind the last block is not what a crash leaves of one, and is not cut off.
  private static let maximumTail = UInt64(BlockFormat.maximumLength)

  /// Continues a log behind its end.
  ///
  /// The log is read as a whole first. Half a block at its end is cut off, as are zeros. Whoever
  /// follows the events for checkpoints gets to see those that are there.
  ///
  /// - Returns: The writer, and what was cut off.
  /// - Throws: ``LogError/damagedBlock(offset:eventCount:damage:)`` or
  ///   ``LogError/tailTooLong(offset:byteCount:)``, leaving the log as it is.
  public static func appending(
    to path: String, policy: Policy
  ) throws(LogError) -> (writer: LogWriter, cut: LogReader.TornTail?) {
    try appending(to: path, policy: policy, checkpoints: nil)
  }

  /// Continues a log behind its end, and stores the state behind further events.
  package static func appending(
    to path: String, policy: Policy, checkpoints: (any CheckpointSource)?
  ) throws(LogError) -> (writer: LogWriter, cut: LogReader.TornTail?) {
    let reader = try LogReader(source: FileSource(path: path))
    let source = try reader.follow(with: checkpoints)
    let (summary, tail) = (reader.summary, reader.summary.tornTail)
    if let tail, tail.byteCount > maximumTail {
      throw .tailTooLong(offset: tail.offset, byteCount: tail.byteCount)
    }
    let isWhole = tail == nil && summary.paddingByteCount == 0
    let sink = try FileSink(appendingTo: path, cutTo: isWhole ? nil : summary.byteCount)
    return (LogWriter(continuing: reader, policy: policy, sink: sink, checkpoints: source), tail)
  }
}

extension LogReader {
  /// Reads to the end, and gives back the one who saw all events; `nil` if a part was missing.
  fileprivate func follow(
    with source: (any CheckpointSource)?
  ) throws(LogError) -> (any CheckpointSource)? {
    var source = source
    while let section = try nextSection() {
      switch section {
      case .events: for event in events { source?.apply(event) }
      case .checkpoint: source = nil
      case .loss: break
      }
    }
    return source
  }
}
