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

extension LogWriter {
  /// Writes a complete log, as small as possible.
  ///
  /// - Throws: ``LogError`` if the file exists or cannot be written; then none remains.
  package static func write(
    _ events: [Event], vocabulary: Vocabulary, header: TraceHeader, to path: String
  ) throws(LogError) {
    let log = try NewLog(at: path, header)
    try log.writer.append(contentsOf: events, vocabulary: vocabulary)
    try log.finish()
  }
}
