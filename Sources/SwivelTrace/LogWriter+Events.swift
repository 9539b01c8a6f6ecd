public import SwivelLog
public import SwivelModel
import SwivelReplay

extension LogWriter {
  /// Writes a log that is there as a whole, as small as it gets.
  ///
  /// - Throws: ``LogError`` when the file cannot be written.
  public static func write(
    _ events: [Event], vocabulary: Vocabulary, header: TraceHeader, to path: String
  ) throws(LogError) {
    let writer = try LogWriter(
      header: header, policy: .batch, sink: FileSink(creating: path),
      checkpoints: ReplayCheckpoints())
    try writer.append(contentsOf: events, vocabulary: vocabulary)
    try writer.finish()
  }
}
