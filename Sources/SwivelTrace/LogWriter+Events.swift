package import SwivelLog
package import SwivelModel

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
