extension LogWriter {
  /// More than this behind the last block is not what a crash leaves of one, and is not cut off.
  private static let maximumTail = UInt64(BlockFormat.maximumLength)

  /// Continues a log behind its end.
  ///
  /// The log is read as a whole first. Half a block at its end is cut off, as are zeros.
  ///
  /// - Returns: The writer, and what was cut off.
  /// - Throws: ``LogError/damagedBlock(offset:eventCount:damage:)`` or
  ///   ``LogError/tailTooLong(offset:byteCount:)``, leaving the log as it is.
  public static func appending(
    to path: String, policy: Policy
  ) throws(LogError) -> (writer: LogWriter, cut: LogReader.TornTail?) {
    let reader = try LogReader(path: path)
    while try reader.nextSection() != nil {}
    let (summary, tail) = (reader.summary, reader.summary.tornTail)
    if let tail, tail.byteCount > maximumTail {
      throw .tailTooLong(offset: tail.offset, byteCount: tail.byteCount)
    }
    let isWhole = tail == nil && summary.paddingByteCount == 0
    let sink = try FileSink(appendingTo: path, cutTo: isWhole ? nil : summary.byteCount)
    return (LogWriter(continuing: reader, policy: policy, sink: sink), tail)
  }
}
