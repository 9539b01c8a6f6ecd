package import SwivelLog
package import SwivelModel
import SwivelReplay

/// A log where there was none, written as small as it gets; it goes unless it is finished.
package struct NewLog {
  private let file: NewFile
  /// What writes it.
  package let writer: LogWriter

  /// Makes a log.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` where there is a file.
  package init(at path: String, _ header: TraceHeader) throws(LogError) {
    file = try NewFile(path)
    writer = try LogWriter(
      header: header, policy: .batch, sink: file, checkpoints: ReplayCheckpoints())
  }

  /// Ends the log, which is then there for good.
  package func finish() throws(LogError) {
    try writer.finish()
    try file.keep()
  }
}
