public import SwivelTrace

extension Trace {
  /// Reads a trace: a log, its text, or the directory of a segmented recording.
  ///
  /// The log may still be recorded, or be left by an app that crashed.
  ///
  /// - Throws: ``TraceError`` when it cannot be read to its end.
  public init(contentsOf path: String) throws(TraceError) {
    let reader = try TraceReader(path: path)
    var replay = TraceReplay()
    while let item = try reader.next() { replay.take(item, reader.names) }
    replay.finish(isWhole: !reader.summary.hasLoss)
    self.init(replay, path: path, names: reader.names, reader.summary)
  }
}
