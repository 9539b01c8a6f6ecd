package import SwivelLog
package import SwivelModel
import SwivelReplay

/// A new log, as small as possible; it is removed unless it is finished.
package struct NewLog {
  private let file: NewFile
  /// The writer of the log.
  package let writer: LogWriter

  /// Makes a log.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` if the file exists.
  package init(at path: String, _ header: TraceHeader) throws(LogError) {
    file = try NewFile(path)
    writer = try LogWriter(
      header: header, policy: .batch, sink: file, checkpoints: ReplayCheckpoints())
  }

  /// Finishes the log, which makes it permanent.
  package func finish() throws(LogError) {
    try writer.finish()
    try file.keep()
  }
}
