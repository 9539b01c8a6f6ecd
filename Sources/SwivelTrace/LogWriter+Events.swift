package import SwivelLog
package import SwivelModel

extension LogWriter {
  /// Writes a log that is there as a whole, as small as it gets.
  ///
  /// - Throws: ``LogError`` where there is a file, or when it cannot be written; then none is left.
  package static func write(
    _ events: [Event], vocabulary: Vocabulary, header: TraceHeader, to path: String
  ) throws(LogError) {
    let log = try NewLog(at: path, header)
    try log.writer.append(contentsOf: events, vocabulary: vocabulary)
    try log.finish()
  }
}
